/** Samples of languages for data. */
export const JSON_SAMPLE = `{"name":"harbour","private":true,"berths":[{"boat":"Petrel","length":7.5},{"boat":"Old Margaret","length":11}],
"lamps":{"port":"red","starboard":"green"},"empty":[],"openingHours":[6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]}
`;

export const JSONC_SAMPLE = `// Comments are welcome here.
{"name":"harbour", /* in metres */ "depth":4.5,
"berths":["Petrel","Old Margaret"],}
`;

export const JSON5_SAMPLE = `// Comments, single quotes and bare keys.
{name:'harbour',depth:+4.5,flags:0xFF,
'berths':['Petrel',"Old Margaret",],}
`;

export const YAML_SAMPLE = `# Who may moor where
harbour:   {name: 'Northquay', depth: 4.5}
berths:
    -   boat:  "Petrel"
        since:   2025-06-23
        crew: [Ada,   Bo,Cy]
    - &visitor
        boat: ~
notes: >
    The old pier is closed
    until the storm has passed.


default: *visitor
`;

export const GRAPHQL_SAMPLE = `query Berths($first:Int=10,$harbour:ID!){harbour(id:$harbour){...Lamp,berths(first:$first,orderBy:{field:NAME,direction:ASC})@include(if:true){nodes{boat{name,length}}}}}
fragment Lamp on Harbour{lamps{color,everySeconds}}
"""A boat that may moor."""
type Boat implements Node&Named@key(fields:"id"){id:ID!,name:String!
length(unit:Unit=METRE):Float,crew:[Person!]!}
enum Unit{METRE FOOT}
`;
