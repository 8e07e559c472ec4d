-- A row of a group points to rows of the same group. Keys held the id alone: row security refuses a foreign row, and let a row of
-- one's own point to it. Each key between tables of groups is made once more, with the group in it. It holds for what is written from
-- here on; what is there is looked at before, so that nothing is begun which these rows would stop, and proven by the next migration.
do $$
declare
  k record;
  found record;
  strays text := '';
begin
  create temporary table narrower on commit drop as
    select con.conname, con.conrelid::regclass as child, con.confrelid::regclass as parent, parent_table.relname as parent_name,
      con.confdeltype as deletes, con.confkey || parent_group.attnum as parent_keys,
      string_agg(quote_ident(c.attname), ', ' order by n) as child_columns,
      string_agg(quote_ident(p.attname), ', ' order by n) as parent_columns,
      string_agg(format('c.%I = p.%I', c.attname, p.attname), ' and ' order by n) as same,
      string_agg(format('c.%I::text', c.attname), ', ' order by n) as child_values
    from pg_constraint con
    join pg_class parent_table on parent_table.oid = con.confrelid
    join pg_attribute child_group on child_group.attrelid = con.conrelid and child_group.attname = 'group_id' and child_group.attnotnull
    join pg_attribute parent_group on parent_group.attrelid = con.confrelid and parent_group.attname = 'group_id' and parent_group.attnotnull
    cross join lateral unnest(con.conkey, con.confkey) with ordinality as pair (child_num, parent_num, n)
    join pg_attribute c on c.attrelid = con.conrelid and c.attnum = child_num
    join pg_attribute p on p.attrelid = con.confrelid and p.attnum = parent_num
    where con.contype = 'f' and not child_group.attnum = any (con.conkey)
    group by con.oid, con.conname, con.conrelid, con.confrelid, con.confdeltype, con.confkey, parent_table.relname, parent_group.attnum;

  for k in select * from narrower order by child::text, conname loop
    execute format(
      'select count(*) as rows, min(concat_ws('', '', %s)) as one from %s c join %s p on %s where c.group_id <> p.group_id',
      k.child_values, k.child, k.parent, k.same) into found;
    if found.rows > 0 then
      strays := strays || format(E'\nfrom %s to %s of another group: %s, for example %s = %s',
        k.child, k.parent, found.rows, k.child_columns, found.one);
    end if;
  end loop;
  if strays <> '' then
    raise exception 'A row may only point to rows of its own group. Nothing was changed. Correct or delete these rows, then start again.%', strays
      using errcode = 'foreign_key_violation';
  end if;

  -- Building an index keeps writers waiting, not readers; so all of that comes before the first lock that keeps both.
  for k in select distinct on (parent::text, parent_keys) * from narrower order by parent::text, parent_keys loop
    if not exists (
      select from pg_index i where i.indrelid = k.parent and i.indisunique and i.indpred is null and i.indexprs is null
        and i.indnkeyatts = cardinality(k.parent_keys) and i.indkey::int2[] @> k.parent_keys
    ) then
      execute format('create unique index %I on %s (%s, group_id)', k.parent_name || '_in_group', k.parent, k.parent_columns);
    end if;
  end loop;
  for k in select * from narrower order by parent::text, child::text, conname loop
    execute format('alter table %s add constraint %I foreign key (%s, group_id) references %s (%s, group_id) %s not valid',
      k.child, left(k.conname, 54) || '_in_group', k.child_columns, k.parent, k.parent_columns,
      case k.deletes when 'c' then 'on delete cascade' when 'n' then format('on delete set null (%s)', k.child_columns)
        when 'r' then 'on delete restrict' else '' end);
  end loop;
  drop table narrower;
end $$;
