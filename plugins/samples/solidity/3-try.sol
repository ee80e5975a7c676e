pragma solidity ^0.8.4;
abstract contract A{ uint public constant X=1 ether; enum E{A,B}
constructor(address a) { try IBoat(a).sail{value:1,gas:2}(1,2) returns(uint x,uint){ assembly{ let y:=add(x,1) } } catch Error(string memory){ delete a; } } receive() external payable virtual{} }
