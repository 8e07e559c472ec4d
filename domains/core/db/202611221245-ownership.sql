-- Who runs a location; null where nobody has said.
alter table core.brand add column ownership text
  check (ownership in ('COMPANY_OWNED', 'FRANCHISED', 'LICENSED', 'JOINT_VENTURE'));
