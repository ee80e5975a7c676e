const a = async function* ( {b, ...c} ) { for await (const d of c) yield* d?.e ?? (f || g), h **= 2 }
class A extends B { static #x = 1; get y() { return A.#x } }
