-- Who acted for the person that the row names, when somebody did.
alter table scheduling.shift_change add column impersonator_id uuid default platform.current_impersonator_id();
alter table scheduling.publication add column impersonator_id uuid default platform.current_impersonator_id();
