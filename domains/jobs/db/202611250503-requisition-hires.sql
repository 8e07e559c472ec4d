-- Hiring requests count whom their posts have hired; from now on each hire tells them.
update requisitions.requisition asked set hires = made.hires
from (select requisition_id, sum(hires)::int as hires from jobs.job where requisition_id is not null group by requisition_id) made
where made.requisition_id = asked.id and made.hires > 0;
