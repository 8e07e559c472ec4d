-- Records of who did what, held in the ledger: what was called while somebody acted for another. A row is counted up with each call, and
-- each time is an entry; a row of the ledger goes by one column.
alter table identity.impersonation_call add column id text not null generated always as (impersonation_id::text || ' ' || endpoint) stored;
select platform.audited_table('identity.impersonation_call', 'id');
