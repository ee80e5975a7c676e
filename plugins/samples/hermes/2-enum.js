// @flow
enum Wind {North, South}
const f = <T: {...}>(x: T, ...rest: Array<T>): x is T => true
declare function g(x: number): string;
