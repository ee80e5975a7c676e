export abstract class Tide<T extends string|number=string> implements Iterable<T>{ constructor(private readonly time:T,public height?:number){}
abstract [Symbol.iterator]():Iterator<T>; static of<const U extends string>(time:U){return {time} satisfies {time:U}} }
type Keys<T>={[K in keyof T as `get${Capitalize<string&K>}`]:()=>T[K]}; enum A {B=1,C}
