let $a:=1,$b:=(2,3) return if($a=1) then $b[1] else map{"x":$a,"y":[1,2]}
