select h.name,max(t.height) as highest,count(*) from harbours h left join tides t on t.harbour_id=h.id and t.kind='spring' where h.depth>=4.5 or h.name in ('Whitby','Hull') group by h.name having count(*)>2 order by highest desc limit 5;
insert into tides(harbour_id,height) values(1,5.1),(2,4.9);
