-- When documents are deleted after an employment, what was written of them in the record goes along: days, notes, reasons, files. Who did what
-- and when stays. Nobody else writes in the record again, and nobody anything else.
grant update (detail) on documents.change to hearth_system;

create function documents.keep_change() returns trigger language plpgsql as $$
begin
  if new.detail <> '{}'::jsonb then
    raise exception 'What is on record is emptied, and never written again.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on documents.change for each row execute function documents.keep_change();

-- Of those that were deleted before.
set local role hearth_system;
update documents.change c set detail = '{}'
where c.about = 'DOCUMENT' and c.action <> 'EXPIRED' and c.detail <> '{}'
  and exists (select 1 from documents.change e where e.employee_id = c.employee_id and e.about_id = c.about_id and e.action = 'EXPIRED');
reset role;
