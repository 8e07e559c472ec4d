-- What was forgotten is noted until it stands in the list outside the database; then the note goes, and no id of it is left here.
create table privacy.erasure_note (
  id uuid primary key,
  kind text not null check (kind in ('APPLICATION', 'PERSON')),
  subject_id uuid not null,
  at timestamptz not null
);
select platform.secured_table('privacy.erasure_note');

-- How far the list has come that this database knows of: its last sheet, and what that hashes to.
create table privacy.erasure_list (
  only_one boolean primary key default true check (only_one),
  sheets int not null,
  hash text not null
);
insert into privacy.erasure_list (sheets, hash) values (0, '');
select platform.secured_table('privacy.erasure_list');
revoke insert, delete on privacy.erasure_list from hearth_system;

-- Forgotten once more, since a backup that was restored still knew it.
alter table privacy.erasure drop constraint erasure_because_check;
alter table privacy.erasure add constraint erasure_because_check check (because in ('PERIOD', 'REQUEST', 'REPEATED'));
