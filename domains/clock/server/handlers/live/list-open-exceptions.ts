import { decodeCursor, encodeCursor, sortKey } from '@hearth/domains/core/service';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { localDate, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { listOpenExceptions as contract } from '../../../contract/live-endpoints.ts';
import { compareOddDays } from '../../../rules/exceptions/open-days.ts';
import { EXCEPTION_DAYS } from '../../../rules/limits.ts';
import { loadOpenExceptions } from '../../open-exceptions.ts';

const PAGE_SIZE = 30;
const place = z.strictObject({ on: localDate, sort_name: sortKey, id: uuid });

/** Worked out anew for each page: what was settled meanwhile is gone, and nothing is left out for it. */
export const listOpenExceptions = implement(contract, async ({ query }, { db, grant, clock, actor }) => {
  const { cursor, limit = PAGE_SIZE, days = EXCEPTION_DAYS } = query;
  const after = decodeCursor(place, cursor);
  const location = await requireLocation(db, grant);
  const now = clock.now();
  const open = await loadOpenExceptions(db, { place: location, grant, days, now });
  const rest = after === undefined ? open.days : open.days.filter((day) => compareOddDays(day.place, after) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    from: open.from,
    to: open.to,
    now: now.toISOString(),
    time_zone: location.time_zone,
    days: page.map((day) => open.present(day, actor.userId)),
    total: open.days.reduce((sum, day) => sum + day.exceptions.length, 0),
    next_cursor: rest.length > limit && last !== undefined ? encodeCursor({ ...last.place }) : null,
    is_clocked: open.isClocked,
    can_correct: grant.holds('PUBLISH_SCHEDULE'),
  };
});
