-- How a single candidate is met, where no kit of the location was chosen: it belongs to their application and is listed nowhere.
alter table interviews.kit add column application_id uuid;
alter table interviews.kit add constraint kit_application_id_fkey
  foreign key (application_id, group_id) references applications.application (id, group_id) on delete cascade;
create unique index kit_application on interviews.kit (application_id) where application_id is not null;

-- What cards say of interviews that were arranged before they said it: the next that is booked, else what is offered, else the last.
update applications.application a set interview_state = next.state, interview_at = next.starts_at, interview_zone = next.zone
from (
  select distinct on (i.application_id) i.application_id, i.state, i.starts_at, coalesce(b.time_zone, 'UTC') as zone
  from interviews.interview i left join core.brand_view b on b.id = i.location_id
  where i.state <> 'CANCELLED'
  order by i.application_id, array_position(array['BOOKED', 'INVITED', 'DONE', 'NO_SHOW'], i.state),
    case when i.state = 'BOOKED' then i.starts_at end, i.starts_at desc
) as next
where next.application_id = a.id;
