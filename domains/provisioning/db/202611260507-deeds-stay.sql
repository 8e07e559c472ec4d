-- What a directory did is added, and nothing else.
revoke update, delete on provisioning.deed from hearth_tenant, hearth_system;
select platform.audited_table('provisioning.deed', 'id');
