pragma solidity >=0.8.0;
interface IBoat{ function sail(uint a,uint b) external view returns(uint,uint); }
library Sea{ struct Wave{uint256 length;bool isHigh;} function sum(Wave[] memory w) internal pure returns(uint256 s){ unchecked{ for(uint256 i;i<w.length;++i) s+=w[i].length; } } }
