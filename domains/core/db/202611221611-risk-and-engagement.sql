-- Groups that plan with Hearth get what a sign-up now begins with; a group that has said something about these features keeps it.
insert into core.brand_service (group_id, brand_id, code, type)
select group_id, brand_id, added.code, 'ACTIVE'
  from core.brand_service s cross join (values ('RISK_DETECTION'), ('ENGAGE')) as added (code)
 where s.code = 'TEAM_SCHEDULING' and s.type = 'ACTIVE' and s.brand_id = s.group_id
on conflict do nothing;
