-- Addresses that mail came back from for good: nothing more is mailed there. The mark is of the address, so a changed one has none.
create table messaging.unreachable (
  address text primary key,
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- As the report says it, such as 5.1.1.
  status text not null,
  at timestamptz not null
);
create index unreachable_user on messaging.unreachable (user_id);
select platform.secured_table('messaging.unreachable');
