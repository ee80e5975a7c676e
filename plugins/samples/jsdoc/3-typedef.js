/** @typedef {{a:number,b?:string|null}} Wave
 * @property {number} a
 * A description with `code` and a long sentence that is wrapped, because it goes on and on until there is no room left.
 */
/** @type {import('x').Y} */ let y
