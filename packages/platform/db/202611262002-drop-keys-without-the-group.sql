-- Keys that hold the id alone go, and those that hold the group too take their names. Nothing is read for it: the locks are short.
do $$
declare
  k record;
begin
  for k in
    select old.conrelid::regclass as child, old.conname, made.conname as made from pg_constraint old
    join pg_attribute child_group on child_group.attrelid = old.conrelid and child_group.attname = 'group_id'
    join pg_constraint made on made.contype = 'f' and made.conrelid = old.conrelid and made.confrelid = old.confrelid
      and made.conkey = old.conkey || child_group.attnum and made.convalidated
    where old.contype = 'f' and not child_group.attnum = any (old.conkey)
    order by 1, 2
  loop
    execute format('alter table %s drop constraint %I', k.child, k.conname);
    execute format('alter table %s rename constraint %I to %I', k.child, k.made, k.conname);
  end loop;
end $$;
