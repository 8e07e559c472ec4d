-- What goes out for a reason of ending or at a step of hiring, chosen beforehand: for a brand and everything below it.
create table messaging.letter_choice (
  brand_id uuid not null references core.brand (id) on delete cascade,
  -- `REASON.…`, `STAGE.…`, or `STEP.` with the id of a step of the group's library.
  about text not null check (about ~ '^((REASON|STAGE)[.][A-Z_]{1,40}|STEP[.][0-9a-f-]{36})$'),
  group_id uuid not null references core.brand (id) on delete cascade,
  kind text not null check (kind in ('USUAL', 'NONE', 'TEXT')),
  -- With its text a choice is gone, and what is usual holds again.
  template_id uuid references messaging.template (id) on delete cascade,
  delay_minutes int not null check (delay_minutes between 10 and 2880),
  -- Nothing below chooses otherwise.
  locked boolean not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, about),
  check ((kind = 'TEXT') = (template_id is not null)),
  check (kind <> 'USUAL' or about like 'REASON.%')
);
create index letter_choice_group on messaging.letter_choice (group_id);
create index letter_choice_template on messaging.letter_choice (template_id);
select platform.tenant_table('messaging.letter_choice');
