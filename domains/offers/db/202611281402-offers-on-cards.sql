-- What cards say of offers that were sent before they said it: the newest.
update applications.application a set offer_state = last.state, offer_at = last.at
from (
  select distinct on (o.application_id) o.application_id, o.state,
    coalesce((select max(e.at) from offers.offer_event e where e.offer_id = o.id and e.deed <> 'READ'), o.sent_at) as at
  from offers.offer o order by o.application_id, o.sent_at desc, o.id desc
) as last
where last.application_id = a.id;
