xquery version "3.1";
declare variable $harbour as xs:string external;
declare function local:high($tides as element(tide)*) as element()* { for $t in $tides where $t/@height>5 order by $t/@time return <li>{data($t/@time)}</li> };
<ul>{local:high(doc("tides.xml")//tide)}</ul>
