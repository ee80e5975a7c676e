// @flow
type Tide = {| +time: string, height?: ?number |};
opaque type Id: string = string;
component Harbour(name: string, ...tides: Array<Tide>) { return <ul>{tides.map((tide)=><li key={tide.time}>{tide.height ?? "?"}</li>)}</ul> }
hook useTide(id: Id): ?Tide { return null }
export default (Harbour: mixed)
