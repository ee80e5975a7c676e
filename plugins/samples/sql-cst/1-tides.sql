select h.name,max(t.height) as highest from harbours h left join tides t on t.harbour_id=h.id where h.depth>=4.5 and (h.name='Whitby' or h.name like 'H%') group by h.name order by highest desc limit 5;
-- Another one
create table if not exists boats(id integer primary key,name text not null default 'Ada',unique(name));
