-- What managers write on days: notes, events, and days on which a brand, and every place below it, is closed for business.
create table workplace.day_note (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  kind text not null check (kind in ('NOTE', 'EVENT', 'CLOSED')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  is_yearly boolean not null,
  -- STAFF: everybody who works there. MANAGERS: whoever sees the schedule.
  audience text not null check (audience in ('STAFF', 'MANAGERS')),
  content text not null check (content <> ''),
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_by uuid references identity."user" (id) on delete set null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  -- The key of the request: sending it again finds this row.
  idempotency_key uuid not null,
  constraint day_note_once unique (group_id, idempotency_key),
  -- Staff come to closed doors otherwise.
  constraint day_note_closed_is_told check (kind <> 'CLOSED' or audience = 'STAFF'),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index day_note_brand on workplace.day_note (brand_id, ends_on) where archived_at is null;
create index day_note_group on workplace.day_note (group_id, brand_id);
create index day_note_created_by on workplace.day_note (created_by);
create index day_note_updated_by on workplace.day_note (updated_by);
select platform.tenant_table('workplace.day_note');
revoke delete on workplace.day_note from hearth_tenant;
select platform.audited_table('workplace.day_note', 'id');
