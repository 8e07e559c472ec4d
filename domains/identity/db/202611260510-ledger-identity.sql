-- Records of who did what, held in the ledger.
select platform.audited_table('identity.impersonation', 'id');
