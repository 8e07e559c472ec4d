-- Records of who did what, held in the ledger.
select platform.audited_table('sourcing.bonus_event', 'id');
