-- Whether somebody has put the setup checklist away from their start page.
alter table user_preferences.navigation add column setup_hidden boolean not null default false;
