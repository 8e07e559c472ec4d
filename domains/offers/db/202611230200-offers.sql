-- Offers of employment: what was offered, how it stands, and what was signed.
create schema offers;

create table offers.offer (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  user_id uuid not null,
  state text not null check (state in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  -- Of the names that stood in it when it was written.
  candidate_name text not null,
  employer_name text not null,
  job_title text not null,
  time_zone text not null,
  language text not null,
  position_name text not null,
  contract text not null,
  starts_on date not null,
  ends_on date,
  minutes_per_week int not null check (minutes_per_week >= 0),
  pay_amount int not null check (pay_amount > 0),
  pay_currency text not null,
  pay_per text not null,
  -- What is signed, to the letter.
  document text not null,
  sha256 text not null,
  expires_at timestamptz not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  decline_reason text check (decline_reason in ('OTHER_JOB', 'PAY', 'HOURS', 'PLACE', 'START', 'OTHER')),
  decline_note text not null default '',
  check ((state = 'DECLINED') = (decline_reason is not null))
);
create unique index offer_open on offers.offer (application_id) where state = 'SENT';
create index offer_application on offers.offer (application_id, sent_at desc);
create index offer_group on offers.offer (group_id);
create index offer_user on offers.offer (user_id, sent_at desc);
create index offer_due on offers.offer (expires_at) where state = 'SENT';
select platform.tenant_table('offers.offer');
create policy own on offers.offer for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on offers.offer to hearth_self;

-- What was signed, by whom, when and from where.
create table offers.signature (
  offer_id uuid primary key references offers.offer (id) on delete cascade,
  group_id uuid not null,
  name text not null,
  strokes jsonb not null,
  consent text not null,
  sha256 text not null,
  signed_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index signature_group on offers.signature (group_id);
select platform.tenant_table('offers.signature');

create table offers.offer_event (
  -- In the order in which it was done: several things can fall into one moment.
  id bigint primary key generated always as identity,
  group_id uuid not null,
  offer_id uuid not null references offers.offer (id) on delete cascade,
  deed text not null check (deed in ('SENT', 'READ', 'SIGNED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  at timestamptz not null,
  by_user_id uuid,
  by_name text not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index offer_event_offer on offers.offer_event (offer_id, id);
create index offer_event_group on offers.offer_event (group_id);
select platform.tenant_table('offers.offer_event');

-- What the link of an offer is signed with. Nobody but the system reads it.
create table offers.link_key (
  offer_id uuid primary key references offers.offer (id) on delete cascade,
  secret text not null
);
select platform.secured_table('offers.link_key');

-- What was sent is never rewritten, what is over stays as it is, and a signature is never changed: by nobody, in no scope.
create function offers.keep_offer() returns trigger language plpgsql as $$
begin
  if old.state <> 'SENT' then
    raise exception 'An offer that is over is not changed.' using errcode = 'restrict_violation';
  end if;
  if (to_jsonb(new) - 'state' - 'decline_reason' - 'decline_note') <> (to_jsonb(old) - 'state' - 'decline_reason' - 'decline_note') then
    raise exception 'What was offered is not changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_offer before update on offers.offer for each row execute function offers.keep_offer();

create function offers.keep_record() returns trigger language plpgsql as $$
begin
  raise exception 'What was signed or done is not changed.' using errcode = 'restrict_violation';
end $$;
create trigger keep_signature before update on offers.signature for each row execute function offers.keep_record();
create trigger keep_event before update on offers.offer_event for each row execute function offers.keep_record();
