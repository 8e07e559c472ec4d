-- Room that a file takes whose row is not there yet, or stands with another domain. It is there before the bytes are, so that
-- bytes whose row never came are found again: after `until` they are removed; null: whoever holds them says when.
create table media.held (
  key text primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  bytes bigint not null check (bytes >= 0),
  until timestamptz
);
create index held_until on media.held (until) where until is not null;
create index held_group on media.held (group_id);
select platform.tenant_table('media.held');
revoke insert, update, delete on media.held from hearth_tenant;
