export const Row=({tide,onClick})=><li className={tide.spring?'spring':undefined} onClick={()=>onClick(tide)}>{tide.time} {tide.height>5&&<strong>high</strong>}</li>
