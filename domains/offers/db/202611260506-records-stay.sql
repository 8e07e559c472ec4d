-- What was signed and what was done is added, and nothing else; it goes with its offer. The triggers of before stay as the second lock.
revoke update, delete on offers.signature, offers.offer_event from hearth_tenant, hearth_system;
select platform.audited_table('offers.signature', 'offer_id');
select platform.audited_table('offers.offer_event', 'id');
