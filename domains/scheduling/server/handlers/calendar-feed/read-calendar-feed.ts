import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import { findEmploymentsOfUser } from '@hearth/domains/team/service';
import { tokenHash } from '@hearth/platform/secrets/token';
import * as contract from '../../../contract/endpoints.ts';
import { FEED_DAYS_AHEAD, FEED_DAYS_BACK } from '../../../rules/limits.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { toCalendar } from '../../calendar.ts';
import { presentMyShift } from '../../present.ts';
import { readFeed } from '../../queries/calendar-feed.ts';
import { findPlaceNames } from '../../queries/place.ts';
import { findPublishedShifts } from '../../queries/published-shift.ts';

/** Serves the published shifts of a feed's owner to anyone with the link. */
export const readCalendarFeed = implement(contract.readCalendarFeed, async ({ params }, { db, clock }) => {
  const now = clock.now();
  const token = params.feed.slice(0, -'.ics'.length);
  const shifts = await inScope(db, SYSTEM, async (tx) => {
    const userId = await readFeed(tx, tokenHash(token).toString('hex'), now);
    if (userId === undefined) throw failure(NOT_FOUND);
    const ids = (await findEmploymentsOfUser(tx, userId)).map((employment) => employment.id);
    const today = now.toISOString().slice(0, 10);
    const days = { from: addDays(today, -FEED_DAYS_BACK), to: addDays(today, FEED_DAYS_AHEAD) };
    const rows = await findPublishedShifts(tx, ids, days);
    const places = await findPlaceNames(tx, [...new Set(rows.map((row) => row.location_id))]);
    return rows.map((row) => presentMyShift(row, row.employee_id ?? '', places.get(row.location_id)));
  });
  return raw('text/calendar; charset=utf-8', toCalendar(shifts), {
    headers: { 'cache-control': 'private, max-age=300', 'content-disposition': 'inline; filename="shifts.ics"' },
  });
});
