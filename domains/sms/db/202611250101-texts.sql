-- Who wants texts, by number.
create schema texts;

-- Who said that messages of a group may come to a number, or may not: a line for each time, never changed. The last one holds.
create table texts.choice (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  wanted boolean not null,
  via text not null check (via in ('APPLICATION', 'SETTINGS')),
  -- Which wording stood beside the box.
  words smallint not null,
  language text not null,
  at timestamptz not null
);
create index choice_group on texts.choice (group_id, user_id, at desc, id desc);
create index choice_user on texts.choice (user_id, at desc);
create index choice_number on texts.choice (number, at desc);
-- The house has no policy here: what somebody said is theirs.
select platform.secured_table('texts.choice');
create policy own on texts.choice for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on texts.choice to hearth_self;

-- What a number itself has said with STOP and START, to one of ours or (STOPALL) to all of them: lines that are never changed.
create table texts.word (
  id uuid primary key,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  own_number text,
  stopped boolean not null,
  at timestamptz not null
);
create index word_number on texts.word (number, at desc, id desc);
select platform.secured_table('texts.word');
create policy own on texts.word for select to hearth_self using (
  exists (select from texts.choice c where c.number = word.number and c.user_id = (select platform.current_user_id())));
grant select on texts.word to hearth_self;

-- Texts that came in, by the provider's id: each is taken once. The number is forgotten after a while, the id is not.
create table texts.incoming (
  provider_id text primary key,
  number text not null,
  own_number text not null,
  kind text not null check (kind in ('WORD', 'MESSAGE', 'CODE', 'STRANGER')),
  answered boolean not null,
  at timestamptz not null
);
create index incoming_number on texts.incoming (number, at desc);
create index incoming_at on texts.incoming (at desc) where number <> '';
select platform.secured_table('texts.incoming');
