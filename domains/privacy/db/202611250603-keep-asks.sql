-- How many days before candidates are asked whether their applications may be kept; none: they are not asked.
create table privacy.asking (
  group_id uuid primary key references core.brand (id) on delete cascade,
  days int not null check (days in (0, 14, 30, 60)),
  set_by uuid not null,
  set_at timestamptz not null
);
select platform.tenant_table('privacy.asking');

-- That somebody was asked, in which words, and what they said. It goes with the last application that it is about.
create table privacy.keep_ask (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- For how long a yes is.
  span text not null check (span in ('WEEKS_4', 'MONTHS_3', 'MONTHS_6', 'YEAR_1')),
  words_version int not null,
  token text not null unique,
  asked_at timestamptz not null,
  answer text check (answer in ('KEEP', 'DELETE')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index keep_ask_person on privacy.keep_ask (group_id, user_id, asked_at);
create index keep_ask_user on privacy.keep_ask (user_id);
select platform.secured_table('privacy.keep_ask');

-- What it is about. With a yes each is kept until a moment.
create table privacy.keep_ask_item (
  application_id uuid primary key references applications.application (id) on delete cascade,
  ask_id uuid not null references privacy.keep_ask (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  until timestamptz
);
create index keep_ask_item_ask on privacy.keep_ask_item (ask_id);
create index keep_ask_item_group on privacy.keep_ask_item (group_id);
select platform.tenant_table('privacy.keep_ask_item');
revoke insert, update, delete on privacy.keep_ask_item from hearth_tenant;
