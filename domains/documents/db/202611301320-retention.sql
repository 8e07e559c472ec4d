-- How long the documents of people who have left are kept, and what keeps them longer.
alter table documents.type
  -- Months after the last day of work; null: they are kept until somebody removes them.
  add column keep_months smallint check (keep_months between 1 and 480),
  -- When that was last set: it deletes nothing for some days, in case of a mistake.
  add column keep_set_at timestamptz;

-- A legal hold: nothing of these people is deleted, neither at night nor by hand.
create table documents.hold (
  employee_id uuid primary key,
  group_id uuid not null,
  reason text not null check (reason <> ''),
  held_by uuid not null,
  held_at timestamptz not null,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index hold_group on documents.hold (group_id);
select platform.tenant_table('documents.hold');

alter table documents.change drop constraint change_action_check;
alter table documents.change add constraint change_action_check check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'RESTORED', 'ASKED', 'SENT', 'ADDED', 'ACCEPTED', 'REJECTED', 'REPLACED', 'REMOVED', 'LOOKED', 'BUNDLED', 'EXPIRED', 'HELD', 'RELEASED'));
alter table documents.change drop constraint change_about_check;
alter table documents.change add constraint change_about_check check (about in ('TYPE', 'DOCUMENT', 'REQUEST', 'BUNDLE', 'HOLD'));
