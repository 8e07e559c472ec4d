-- Who acts for a person in the open transaction, when somebody does: records of what people do take it as their default.
create function platform.current_impersonator_id() returns uuid language sql stable
  as $$ select nullif(current_setting('app.impersonator', true), '')::uuid $$;

-- Somebody acts for a person, for a while: their session (of the same id) has no refresh token. It lives from the actor's own
-- session, and ends with it. Rows stay when the session has gone: they are the record of what was done.
create table identity.impersonation (
  id uuid primary key,
  actor_id uuid references identity."user" (id) on delete set null,
  -- As it was then: who acted can be told for as long as the record is kept.
  actor_name text not null,
  is_support boolean not null,
  actor_session_id uuid not null,
  subject_id uuid not null references identity."user" (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 300),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
  -- Present when it was ended before its time.
  ended_at timestamptz
);
create index impersonation_of_session on identity.impersonation (actor_session_id) where ended_at is null;
create index impersonation_actor on identity.impersonation (actor_id);
create index impersonation_subject on identity.impersonation (subject_id, started_at);
select platform.secured_table('identity.impersonation');

-- The calls that were made while acting: each kind once, with how often and when.
create table identity.impersonation_call (
  impersonation_id uuid not null references identity.impersonation (id) on delete cascade,
  endpoint text not null,
  is_change boolean not null,
  calls int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (impersonation_id, endpoint)
);
select platform.secured_table('identity.impersonation_call');
