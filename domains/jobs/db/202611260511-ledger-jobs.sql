-- Records of who did what, held in the ledger.
select platform.audited_table('jobs.job_change', 'id');
