switch($x){1{'one'}2{'two'}default{'many'}}
$a=@(1,2,
3)
