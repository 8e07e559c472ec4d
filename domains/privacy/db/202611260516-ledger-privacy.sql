-- Records of who did what, held in the ledger.
select platform.audited_table('privacy.erasure', 'id');
