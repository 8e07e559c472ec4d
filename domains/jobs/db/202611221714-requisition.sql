-- The approved request for people that a post fills.
alter table jobs.job add column requisition_id uuid references requisitions.requisition (id);
create index job_requisition on jobs.job (requisition_id) where requisition_id is not null;
