-- Records of who did what, held in the ledger: who said which bonus is paid from when.
select platform.audited_table('sourcing.bonus_rule', 'id');
