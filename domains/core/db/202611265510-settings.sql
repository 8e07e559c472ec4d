-- Settings of every domain: named by their definitions, each with the version that its next writer has to have read, and perhaps locked for those below.
alter table core.brand_setting
  drop constraint brand_setting_name_check,
  drop constraint brand_setting_check,
  add column version integer not null default 1,
  add column locked boolean not null default false;
alter table core.brand_setting alter column version drop default, alter column locked drop default;
