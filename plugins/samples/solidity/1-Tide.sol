// SPDX-License-Identifier: MIT
pragma solidity   ^0.8.20;
import {Ownable} from "./Ownable.sol";
contract Tide is Ownable{
  mapping(address=>uint256) private heights; event High(address indexed who,uint256 height);
  error TooLow(uint256 height);
  modifier once(){ require(heights[msg.sender]==0,"twice"); _; }
  function report(uint256 height,string calldata note) external payable once returns(bool ok){ if(height<1) revert TooLow(height); heights[msg.sender]=height; emit High(msg.sender,height); for(uint i=0;i<10;i++){ ok=!ok; } return ok&&bytes(note).length>0; }
}
