-- Records of who did what, held in the ledger: who published which week, and what staff saw before and after.
select platform.audited_table('scheduling.publication', 'id');
