module namespace m="http://example.org/m";
declare function m:f($x) { typeswitch($x) case xs:integer return $x+1 default return error() };
