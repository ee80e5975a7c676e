create table harbours(id integer primary key,name text not null,depth numeric(4,1) default 4.5);
create index by_name on harbours(name);
update harbours set depth=depth+1 where id=1;
