export const MARKDOWN_SAMPLE = `Harbour handbook
===
* Ropes are *coiled* clockwise
* Lamps are lit at __dusk__
    1) first the red one
    2) then the green one

| Signal | Meaning |
|--|:-:|
| one long | leaving |
| three short | going astern, mind the quay |

\`\`\`js
const signal=[ 'short','short' ,'short' ]
\`\`\`

> Who whistles on deck
calls the wind.

See [the tides][1] ![a lamp](lamp.svg 'Port light')
[1]: <https://example.org/tides>
`;

export const MDX_SAMPLE = `import {Chart} from '../components/chart'
export const meta = {title:'The tides of June',isDraft:false}

# {meta.title}
* It was *windy*
* The <b>quay</b> held

<Chart color="#0a6c74"   year={2025} values={[ 4.2,4.6,4.4 ]} />
`;
