<?php
namespace  Harbour;
class Tide implements \JsonSerializable{
    private array $heights=[ 'low'=>1.2,'high' => 5.1 ];
    public function __construct( private string $name, private ?int $hour=null ){}
    public function jsonSerialize():mixed { return ['name'=>$this->name,'hour'=>$this->hour,'heights'=>$this->heights,'isSpring'=>$this->heights['high']>5]; }
}
$tides=array_map(fn($t)=>new Tide($t),["morning","evening"]);
foreach($tides as $i=>$tide){ if($i%2===0) echo json_encode($tide) , PHP_EOL; else { print("later"); } }
