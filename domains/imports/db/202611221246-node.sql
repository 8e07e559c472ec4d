-- The group, or the brand of it, that an import goes below.
alter table imports.import add column node_id uuid;
set local role hearth_system;
update imports.import set node_id = group_id;
reset role;
alter table imports.import alter column node_id set not null;
