import {useState,useEffect} from 'react'
export const Departures=({station,limit=10})=>{
const [trains,setTrains]=useState([ ])
  useEffect(()=>{ const feed=subscribe(station,{platform:"any",delayed:true},next=>setTrains(next.slice(0,limit))); return ()=>feed.close() },[station,limit])
if(!trains.length) return <p className='empty'>Nothing leaves {station.name} right now</p>
return <ol>{trains.map(train=><li key={train.id} className={train.delayed?'late':'on-time'} onClick={()=>open(train)}>{train.time} {train.destination}</li>)}</ol>}
