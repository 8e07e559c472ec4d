-- Scorecards: what each member of a panel made of a candidate, by criteria of the kit, unseen by the others until theirs is sent.

-- [{id, name, good}]; without any, nobody is asked for a card.
alter table interviews.kit add column criteria jsonb not null default '[]';

-- The criteria as they stood when the interview began: a kit that changes later changes no card.
alter table interviews.interview add column criteria jsonb not null default '[]';
-- How often whoever had not sent theirs was reminded.
alter table interviews.interview add column cards_nudged int not null default 0;
create index interview_cards_due on interviews.interview (ends_at)
  where state in ('BOOKED', 'DONE') and criteria <> '[]' and cards_nudged < 2;

-- Who sent a card, changed it or was reminded, and when. It says nothing of what a card says, so whoever sees the interview sees it.
create table interviews.card_event (
  -- In the order in which it was done.
  id bigint primary key generated always as identity,
  group_id uuid not null,
  interview_id uuid not null references interviews.interview (id) on delete cascade,
  -- Whose card it is.
  person_id uuid not null,
  deed text not null check (deed in ('SENT', 'CHANGED', 'REMINDED')),
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index card_event_interview on interviews.card_event (interview_id, id);
-- A card is sent once.
create unique index card_event_sent on interviews.card_event (interview_id, person_id) where deed = 'SENT';
select platform.tenant_table('interviews.card_event');
revoke update, delete on interviews.card_event from hearth_tenant;

-- What a card says and said. A change adds a version; nothing is written over.
create table interviews.card_version (
  interview_id uuid not null references interviews.interview (id) on delete cascade,
  author_id uuid not null,
  version int not null check (version > 0),
  group_id uuid not null,
  content jsonb not null,
  reason text not null,
  at timestamptz not null,
  primary key (interview_id, author_id, version),
  check ((version = 1) = (reason = ''))
);
select platform.tenant_table('interviews.card_version');
revoke update, delete on interviews.card_version from hearth_tenant;

-- The database itself keeps cards from whoever was on the panel and has not sent their own, and from the candidate, whatever a
-- statement asks for. It knows people by their ids: a right makes no difference.
create policy blind on interviews.card_version as restrictive for select to hearth_tenant using (
  author_id = (select platform.current_user_id())
  or exists (
    select from interviews.interview i
    where i.id = interview_id and i.user_id <> (select platform.current_user_id())
      and (
        (select platform.current_user_id()) <> all (i.host_ids)
        or exists (
          select from interviews.card_event e
          where e.interview_id = i.id and e.person_id = (select platform.current_user_id()) and e.deed = 'SENT'
        )
      )
  )
);
create policy own on interviews.card_version as restrictive for insert to hearth_tenant with check (
  author_id = (select platform.current_user_id())
);

-- What somebody has written of a card, or of a change to it: theirs alone, and gone when that is sent.
create table interviews.card_draft (
  interview_id uuid not null references interviews.interview (id) on delete cascade,
  author_id uuid not null,
  group_id uuid not null,
  content jsonb not null,
  at timestamptz not null,
  primary key (interview_id, author_id)
);
select platform.tenant_table('interviews.card_draft');
create policy own on interviews.card_draft as restrictive for all to hearth_tenant
  using (author_id = (select platform.current_user_id())) with check (author_id = (select platform.current_user_id()));
