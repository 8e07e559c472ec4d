-- Records of who did what, held in the ledger.
select platform.audited_table('team.invitation_event', 'id');
select platform.audited_table('team.rehire_event', 'id');
