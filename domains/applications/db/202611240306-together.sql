-- Applications that were sent together: one form, one application for each place that was chosen in it.
alter table applications.application add column together_id uuid;
create index application_together on applications.application (together_id) where together_id is not null;
