/** Samples of JavaScript and of languages that extend it, and of the doc explorer. */
export const JAVASCRIPT_SAMPLE = `// Write as untidily as you like.
import {useState,   useEffect} from 'react'

const tides = {high : [ 4.2,4.6 , 4.4 ], 'low':[0.3, 0.5,
  0.4], measuredAt: new Date( 2025,5,23 )}

export async function loadTides (station, {signal, days=7, unit = 'm'}={}) {
    const response=await fetch(\`/stations/\${station}/tides?days=\${days}&unit=\${unit}\`,{signal})
  if(!response.ok) throw new Error('The harbour master did not answer: '+response.status)
    return (await response.json()).filter(tide=>tide.height>0).map(({time,height})=>({time:new Date(time),height,isSpringTide:height>4.5&&time!==undefined}))
}

export function TideTable({station, onChoose}) {
  const [rows,setRows] = useState([])
  useEffect(()=>{ loadTides(station).then(setRows) },[station])
  return rows.length===0 ? <p>Looking out of the window …</p> : <ul className="tides">{rows.map(row=><li key={row.time} className={row.isSpringTide?'high':'usual'} onClick={()=>onChoose(row)}>{row.height} m</li>)}</ul>
}
`;

export const TYPESCRIPT_SAMPLE = `type Boat={name:string,  length : number,crew?:readonly Person[]}
interface Person { name:string ; role:'captain'|'cook'|'deckhand' }

enum Weather {Calm='calm',Gusty = 'gusty', Storm='storm'}

export const canLeave=<T extends Boat>( boat:T, weather:Weather, {minimum=2}:{minimum?:number}={} ):boolean=>
  weather!==Weather.Storm && (boat.crew?.length??0)>=minimum && boat.crew!.some((person):person is Person=>person.role==='captain')

abstract class Harbour<TBoat extends Boat=Boat> {
  private readonly berths=new Map<string,TBoat>()
  constructor(public readonly name:string,protected depth:number) {}
  moor(boat:TBoat):asserts boat is TBoat&{crew:Person[]} {
      if(boat.length>this.depth*10) throw new RangeError(\`\${boat.name} does not fit into \${this.name}\`)
    this.berths.set(boat.name,boat)
  }
  abstract ring( times : number ) : Promise<void>
}
`;

export const FLOW_SAMPLE = `// @flow
import type {Node} from 'react'

type Lamp={| +color:'red'|'green' , everySeconds:number, range ?: ?number |}
opaque type Bearing:number=number

export const describe=(lamp:Lamp,at:Bearing):string=>\`\${lamp.color} light, every \${lamp.everySeconds} s, bearing \${at}\`

export default function Lighthouse({lamps,children}:{lamps:$ReadOnlyArray<Lamp>,children?:Node}):Node {
  return <section>{lamps.map((lamp,index)=><p key={index}>{describe(lamp,(index*90:any))}</p>)}{children}</section>
}
`;

export const DOC_SAMPLE = `// Builders of docs, printed as the formatter prints its own.
group([
  "harbour.measure(",
  indent([softline, join([",", line], ["station", "{ unit: 'm' }", "untilTheTideHasTurned"])]),
  ifBreak(","), softline,
  ");"
])
`;
