-- People and positions in the new form of Arabic letters. Two positions that are now one name are told apart by a number.
drop index team.position_name;
set local role hearth_system;
update team.position p set name = left(p.name, 76) || ' ' || twin.place
  from (select id, row_number() over (partition by group_id, platform.searchable(name) order by created_at, id) as place from team.position) twin
  where twin.id = p.id and twin.place > 1;
update team.employee set first_name = first_name where search ~ U&'[\0622\0623\0625\0629\0640\0649\064B-\0652\0670\0671]';
reset role;
create unique index position_name on team.position (group_id, platform.searchable(name));
