import { notify } from '@hearth/domains/notices/service';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { remindOfPublication as contract } from '../../../contract/receipt-endpoints.ts';
import { peopleToRemind } from '../../../rules/publication/receipts.ts';
import { requireLocation } from '../../access.ts';
import { writeReminder } from '../../notice-texts.ts';
import { markReminded } from '../../queries/receipt.ts';
import { loadReceipts } from '../../publish.ts';
import { weekDays } from '../../schedule.ts';

/** Reminds whoever has not confirmed; the notice takes the place of the unread one about the same week. */
export const remindOfPublication = implement(contract, async ({ body }, context) => {
  const { db, grant, clock } = context;
  const place = await requireLocation(db, grant);
  const week = place.weekOf(body.week);
  const today = localDay(clock.now(), place.time_zone);
  const receipts = await loadReceipts(db, place.id, week);
  const due = new Set(peopleToRemind(receipts, { today, lastDay: weekDays(week).to }));
  const chosen = receipts.filter((one) => due.has(one.employee_id));
  const reminded = await markReminded(
    db,
    chosen.map(({ publication_id, employee_id }) => ({ publication_id, employee_id })),
    today,
  );
  const people = chosen.flatMap(({ employee_id: id, user_id: userId }) =>
    userId === null || !reminded.has(id) ? [] : [userId],
  );
  await notify(context, {
    kind: 'schedule.published',
    groupId: place.group_id,
    thread: `${place.id} ${week}`,
    timeZone: place.time_zone,
    people: people.map((userId) => ({
      userId,
      write: (language) => writeReminder({ locationName: place.name, week }, language),
    })),
  });
  return { reminded_count: people.length };
});
