-- Who acted for the person that the row names, when somebody did.
alter table team.invitation_event add column impersonator_id uuid default platform.current_impersonator_id();
