-- Records of who did what, held in the ledger.
select platform.audited_table('requisitions.budget_change', 'id');
