-- The two parties of a conversation write in scopes of their own; until now all that they wrote was written as the system. Each
-- adds what is theirs, in their own name, and changes of the other's rows that alone which is theirs to say.

-- A message: from whoever sends it. Of one that they received, a party says whether it was read.
drop policy own on messaging.message;
create policy own on messaging.message for select to hearth_self
  using (candidate_user_id = (select platform.current_user_id()));
create policy written_by_candidate on messaging.message for insert to hearth_self
  with check (candidate_user_id = (select platform.current_user_id()) and sender_user_id = (select platform.current_user_id())
    and sender_side = 'CANDIDATE' and read_at is null and exists (
      select from applications.application a where a.id = application_id and a.user_id = (select platform.current_user_id())));
create policy read_by_candidate on messaging.message for update to hearth_self
  using (candidate_user_id = (select platform.current_user_id()) and sender_side = 'EMPLOYER')
  with check (candidate_user_id = (select platform.current_user_id()) and sender_side = 'EMPLOYER');
grant insert, update (read_at) on messaging.message to hearth_self;
create policy written_by_house on messaging.message as restrictive for insert to hearth_tenant
  with check (sender_user_id = (select platform.current_user_id()) and sender_side = 'EMPLOYER' and read_at is null);
create policy read_by_house on messaging.message as restrictive for update to hearth_tenant using (sender_side = 'CANDIDATE');
revoke update, delete on messaging.message from hearth_tenant;
grant update (read_at) on messaging.message to hearth_tenant;

-- What a message asks for: the house asks and takes back, the candidate answers.
create policy own on messaging.ask for select to hearth_self using (exists (
  select from applications.application a where a.id = application_id and a.user_id = (select platform.current_user_id())));
create policy answered_by_candidate on messaging.ask for update to hearth_self
  using (state = 'OPEN' and exists (
    select from applications.application a where a.id = application_id and a.user_id = (select platform.current_user_id())))
  with check (state in ('DONE', 'DECLINED'));
grant select, update (state, chosen, changed_at) on messaging.ask to hearth_self;
create policy withdrawn_by_house on messaging.ask as restrictive for update to hearth_tenant with check (state = 'WITHDRAWN');
grant insert, update (state, chosen, changed_at) on messaging.ask to hearth_tenant;

-- Notes, and the record of what somebody of the house did: added in one's own name.
create policy written_by_house on messaging.note as restrictive for insert to hearth_tenant
  with check (author_user_id = (select platform.current_user_id()));
grant insert on messaging.note to hearth_tenant;
create policy written_by_house on messaging.conversation_event as restrictive for insert to hearth_tenant
  with check (by_user_id = (select platform.current_user_id()));
grant insert on messaging.conversation_event to hearth_tenant;

-- Who may not write: a candidate stops the house or one of it, the house closes the conversation. Neither sees what the other did.
create policy made_by_candidate on messaging.block for insert to hearth_self
  with check (candidate_user_id = (select platform.current_user_id()) and by_user_id = (select platform.current_user_id())
    and kind <> 'CANDIDATE' and ended_at is null and exists (
      select from applications.application a where a.user_id = (select platform.current_user_id()) and a.group_id = block.group_id
        and (application_id is null or a.id = application_id)));
create policy ended_by_candidate on messaging.block for update to hearth_self
  using (candidate_user_id = (select platform.current_user_id()) and kind <> 'CANDIDATE');
grant insert, update (ended_at, ended_by_name) on messaging.block to hearth_self;
create policy tenant on messaging.block for select to hearth_tenant
  using (kind = 'CANDIDATE' and group_id = any ((select platform.current_groups())::uuid[]));
create policy made_by_house on messaging.block for insert to hearth_tenant
  with check (kind = 'CANDIDATE' and group_id = any ((select platform.current_groups())::uuid[])
    and by_user_id = (select platform.current_user_id()) and ended_at is null);
create policy ended_by_house on messaging.block for update to hearth_tenant
  using (kind = 'CANDIDATE' and group_id = any ((select platform.current_groups())::uuid[]));
grant select, insert, update (ended_at, ended_by_name) on messaging.block to hearth_tenant;

-- Reports: whoever reports sees their own, and adds to them; who decides is asked elsewhere.
create policy made_by_candidate on messaging.report for insert to hearth_self
  with check (reporter_user_id = (select platform.current_user_id()) and reporter_side = 'CANDIDATE' and verdict is null and exists (
    select from applications.application a where a.id = application_id and a.group_id = report.group_id
      and a.location_id = report.location_id and a.user_id = (select platform.current_user_id())));
grant insert on messaging.report to hearth_self;
create policy tenant on messaging.report for select to hearth_tenant
  using (reporter_user_id = (select platform.current_user_id()) and group_id = any ((select platform.current_groups())::uuid[]));
create policy made_by_house on messaging.report for insert to hearth_tenant
  with check (reporter_user_id = (select platform.current_user_id()) and reporter_side = 'EMPLOYER' and verdict is null
    and group_id = any ((select platform.current_groups())::uuid[]) and exists (
      select from applications.application a where a.id = application_id and a.group_id = report.group_id
        and a.location_id = report.location_id));
grant select, insert on messaging.report to hearth_tenant;

-- Who reads a conversation in their own language says so of conversations that they see.
create policy chosen on messaging.translation_choice for insert to hearth_self, hearth_tenant
  with check (user_id = (select platform.current_user_id()) and exists (
    select from applications.application a where a.id = application_id));
create policy ended on messaging.translation_choice for delete to hearth_self, hearth_tenant
  using (user_id = (select platform.current_user_id()));
create policy own_of_house on messaging.translation_choice for select to hearth_tenant
  using (user_id = (select platform.current_user_id()));
grant insert, delete on messaging.translation_choice to hearth_self;
grant select, insert, delete on messaging.translation_choice to hearth_tenant;
