-- Rows from before the keys that hold the group are read against them, in a transaction of its own: meanwhile everybody reads and writes.
do $$
declare
  k record;
begin
  for k in select conrelid::regclass as child, confrelid::regclass as parent, conname from pg_constraint
    where contype = 'f' and not convalidated order by 1, 3
  loop
    begin
      execute format('alter table %s validate constraint %I', k.child, k.conname);
    exception when foreign_key_violation then
      raise exception 'A row of % points to a row of % in another group (%). Correct or delete it, then start again.', k.child, k.parent, k.conname
        using errcode = 'foreign_key_violation';
    end;
  end loop;
end $$;
