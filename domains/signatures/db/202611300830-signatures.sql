-- Agreements that people sign: their versions, who is asked, and what was signed.
create schema signatures;

create table signatures.agreement (
  id uuid primary key,
  group_id uuid not null,
  -- The brand that it belongs to; people of it and of everything below it can be asked to sign it.
  brand_id uuid not null,
  title text not null check (title <> ''),
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  changed_at timestamptz not null,
  archived_at timestamptz,
  idempotency_key uuid not null,
  constraint agreement_in_group unique (id, group_id),
  constraint agreement_once unique (group_id, idempotency_key),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index agreement_brand on signatures.agreement (group_id, brand_id) where archived_at is null;
select platform.tenant_table('signatures.agreement');

-- A version of an agreement. What was published is never written again.
create table signatures.edition (
  id uuid primary key,
  group_id uuid not null,
  agreement_id uuid not null,
  number int not null,
  state text not null check (state in ('DRAFT', 'CURRENT', 'FORMER')),
  source text not null check (source in ('TEXT', 'PDF')),
  title text not null check (title <> ''),
  text text not null,
  summary text not null,
  signers text[] not null,
  fields jsonb not null,
  expires_days int,
  -- The PDF that is signed, and its SHA-256.
  file_key text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  pages jsonb not null,
  created_at timestamptz not null,
  published_at timestamptz,
  published_by uuid,
  version int not null default 1,
  constraint edition_in_group unique (id, group_id),
  constraint edition_number unique (agreement_id, number),
  foreign key (agreement_id, group_id) references signatures.agreement (id, group_id) on delete cascade,
  check ((state = 'DRAFT') = (published_at is null)),
  check (state = 'DRAFT' or (file_key is not null and sha256 is not null))
);
create unique index edition_draft on signatures.edition (agreement_id) where state = 'DRAFT';
create unique index edition_current on signatures.edition (agreement_id) where state = 'CURRENT';
create index edition_sha256 on signatures.edition (sha256) where state <> 'DRAFT';
select platform.tenant_table('signatures.edition');

-- A sending to many, which goes out in batches.
create table signatures.sending (
  id uuid primary key,
  group_id uuid not null,
  agreement_id uuid not null,
  edition_id uuid not null,
  -- To those who lack the version, or to those who are asked anew.
  kind text not null check (kind in ('MISSING', 'REPLACED', 'SIGNED_BEFORE')),
  -- What the right of whoever asked reached.
  place_id uuid not null,
  nodes uuid[] not null,
  codes text[],
  position_id uuid,
  state text not null check (state in ('WAITING', 'DONE')),
  sent int not null default 0,
  language text not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  ended_at timestamptz,
  idempotency_key uuid not null,
  constraint sending_in_group unique (id, group_id),
  constraint sending_once unique (group_id, idempotency_key),
  foreign key (agreement_id, group_id) references signatures.agreement (id, group_id) on delete cascade,
  foreign key (edition_id, group_id) references signatures.edition (id, group_id) on delete cascade
);
create index sending_edition on signatures.sending (edition_id);
create index sending_agreement on signatures.sending (agreement_id, asked_at);
select platform.tenant_table('signatures.sending');

create table signatures.request (
  id uuid primary key,
  group_id uuid not null,
  agreement_id uuid not null,
  edition_id uuid not null,
  employee_id uuid not null,
  state text not null check (state in ('WAITING', 'SIGNED', 'DECLINED', 'EXPIRED', 'VOIDED', 'REPLACED')),
  -- In which it is written to whoever has no account, and in which the certificate is.
  language text not null,
  sent_at timestamptz not null,
  sent_by uuid not null,
  expires_on date,
  ended_at timestamptz,
  reason text not null default '',
  -- Since when it is the turn of whoever signs next.
  asked_at timestamptz not null,
  reminded_at timestamptz,
  reminders int not null default 0,
  -- When the next reminder goes out by itself.
  remind_at timestamptz,
  sealed_key text,
  sealed_sha256 text check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the certificate that sealed it.
  seal_fingerprint text check (seal_fingerprint ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz,
  -- What was tried before waits behind what was not.
  seal_tried_at timestamptz,
  version int not null default 1,
  constraint request_in_group unique (id, group_id),
  foreign key (agreement_id, group_id) references signatures.agreement (id, group_id) on delete cascade,
  foreign key (edition_id, group_id) references signatures.edition (id, group_id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  check ((state = 'WAITING') = (ended_at is null)),
  check ((sealed_key is null) = (sealed_sha256 is null) and (sealed_key is null) = (sealed_at is null)
    and (sealed_key is null) = (seal_fingerprint is null))
);
-- Nobody is asked twice for the same version, however many send it at once.
create unique index request_once on signatures.request (edition_id, employee_id) where state in ('WAITING', 'SIGNED');
create index request_employee on signatures.request (employee_id, sent_at);
create index request_agreement on signatures.request (agreement_id, employee_id, sent_at);
create index request_remind on signatures.request (remind_at) where state = 'WAITING';
create index request_expires on signatures.request (expires_on) where state = 'WAITING';
-- What everybody signed and nothing sealed yet.
create index request_unsealed on signatures.request (group_id, seal_tried_at, ended_at) where state = 'SIGNED' and sealed_key is null;
create index request_sealed on signatures.request (sealed_sha256) where sealed_sha256 is not null;
create index request_fingerprint on signatures.request (seal_fingerprint) where seal_fingerprint is not null;
select platform.tenant_table('signatures.request');

create table signatures.signer (
  id uuid primary key,
  group_id uuid not null,
  request_id uuid not null,
  position smallint not null,
  role text not null check (role in ('EMPLOYEE', 'MANAGER', 'GUARDIAN')),
  -- Of a guardian; employees have theirs on their record, and managers are whoever signs.
  name text not null default '',
  email text not null default '',
  state text not null check (state in ('WAITING', 'SIGNED', 'DECLINED')),
  -- Null for the holder of a link.
  signed_by uuid,
  signed_at timestamptz,
  signed_name text,
  strokes jsonb not null default '[]',
  entries jsonb not null default '{}',
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  consent_version int,
  consent_language text,
  consent_text text,
  ip text,
  agent text,
  version int not null default 1,
  constraint signer_in_group unique (id, group_id),
  constraint signer_position unique (request_id, position),
  constraint signer_role unique (request_id, role),
  foreign key (request_id, group_id) references signatures.request (id, group_id) on delete cascade,
  check ((state = 'WAITING') = (signed_at is null)),
  check (state <> 'SIGNED' or (signed_name is not null and sha256 is not null and consent_text is not null))
);
select platform.tenant_table('signatures.signer');

-- The keys that links are signed with, one for each signer.
create table signatures.link_key (
  signer_id uuid primary key references signatures.signer (id) on delete cascade,
  secret text not null
);
select platform.secured_table('signatures.link_key');

-- Who did what. Rows are only added.
create table signatures.change (
  id uuid primary key,
  group_id uuid not null,
  about text not null check (about in ('AGREEMENT', 'EDITION', 'REQUEST')),
  about_id uuid not null,
  employee_id uuid,
  at timestamptz not null,
  -- Null for the holder of a link, and for what happens by itself.
  actor_id uuid,
  action text not null check (action in ('CREATED', 'CHANGED', 'PUBLISHED', 'ARCHIVED', 'SENDING', 'SENT', 'REMINDED', 'OPENED',
    'SIGNED', 'DECLINED', 'VOIDED', 'EXPIRED', 'REPLACED', 'SEALED', 'LOOKED', 'COPIED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index change_about on signatures.change (about_id, at);
create index change_group on signatures.change (group_id, at);
create index change_employee on signatures.change (employee_id, at);
select platform.tenant_table('signatures.change');
revoke update, delete on signatures.change from hearth_tenant, hearth_system;
select platform.audited_table('signatures.change', 'id');
