/**   One line.   */
const a=1
/**
 * - a list
 *    - within
 * @template T
 * @throws {RangeError} when
 * @see https://example.org
 * @deprecated
 */
function f<T>(x:T):T{return x}
