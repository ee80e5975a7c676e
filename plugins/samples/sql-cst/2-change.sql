update boats set name='Bo',length=length+1 where id in (select id from old_boats);
delete from boats where name is null;
