-- Whoever works for groups adds news of these groups only, and entries to their chains only. What is of no group stays open to all,
-- and so does what people and guests do: their own rows say nothing of which groups they may write to.
create policy own_group on platform.outbox as restrictive for insert to hearth_tenant
  with check (group_id is null or group_id = any ((select platform.current_groups())::uuid[]));
create policy own_group on platform.audit_entry as restrictive for insert to hearth_tenant
  with check (group_id is null or group_id = any ((select platform.current_groups())::uuid[]));
