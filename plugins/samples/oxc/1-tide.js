import {read} from './harbour.js' with {type:'json'}
const tides=await Promise.all(read().map(async ({time,height=0,...rest})=>({time,height:Math.round(height*10)/10,...rest,spring:height>5})))
export default tides.filter((tide)=>tide.spring && tide.time>='05:00').toSorted((a,b)=>b.height-a.height).at(0)?.time ?? 'none'
