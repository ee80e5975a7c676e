/**
* Reads the tides of a harbour.
* @param {String} name the harbour's name
* @param {object} [options]   how it is read
* @param   {number} [options.depth=4.5] of the water, which is measured at the lowest tide of the year and never changes
* @return {Promise<Array<Tide>>} the tides
* @example
* read("Whitby",{depth:5}).then(print)
*/
export async function read(name,options){ return [] }
