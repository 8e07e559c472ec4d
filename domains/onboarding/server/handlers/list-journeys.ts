import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { integer, string, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { listJourneys as contract } from '../../contract/endpoints.ts';
import { presentLine } from '../present.ts';
import { countPurposes, findBoardLocations, findBoardPage, findDaysToReady } from '../queries/board.ts';

const PAGE_SIZE = 50;
const place = z.strictObject({ sort_late: integer(0, 1), sort_due: string(10), id: uuid });

/** The number of statements does not depend on how many onboardings are under way. */
export const listJourneys = implement(contract, async ({ query }, { db, grant, clock }) => {
  const { cursor, limit = PAGE_SIZE, ...filter } = query;
  const now = clock.now();
  const after = decodeCursor(place, cursor);
  const found = await findBoardPage(db, grant, filter, { after, limit: limit + 1, now });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const { purpose = 'JOINING' } = filter;
  const locations = await findBoardLocations(db, grant, now, purpose);
  const purposes = await countPurposes(db, grant);
  const [first] = locations;
  return {
    journeys: rows.map(presentLine),
    locations: locations.map(({ id, name, under_way, overdue, done, total }) => ({
      id,
      name,
      under_way,
      overdue,
      done,
      total,
    })),
    figures: {
      under_way: first?.all_under_way ?? 0,
      overdue: first?.all_overdue ?? 0,
      review: first?.all_review ?? 0,
      days_to_ready: purpose === 'JOINING' ? await findDaysToReady(db, grant, now) : null,
    },
    purposes: {
      JOINING: purposes.get('JOINING') ?? 0,
      LEAVING: purposes.get('LEAVING') ?? 0,
      MOVING: purposes.get('MOVING') ?? 0,
    },
    next_cursor:
      found.length > limit && last !== undefined
        ? encodeCursor({ sort_late: last.sort_late, sort_due: last.sort_due, id: last.id })
        : null,
  };
});
