import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../../contract/availability-endpoints.ts';
import { findForOthers } from '../../for-others.ts';
import { presentChange } from '../../present.ts';
import { findChangesPage } from '../../queries/availability-change.ts';

const PAGE_SIZE = 30;
const place = z.strictObject({ at: instant, id: uuid });

/** Each change with what holds until then. */
export const listAvailabilityChanges = implement(contract.listAvailabilityChanges, async ({ query }, context) => {
  const { db, grant } = context;
  const after = decodeCursor(place, query.cursor);
  const found = await findChangesPage(db, grant, query.show, { after, limit: PAGE_SIZE + 1 });
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  const forOthers = await findForOthers(context, rows);
  return {
    changes: rows.map((row) => ({
      ...presentChange(row),
      employee: { id: row.employee_id, first_name: row.first_name, last_name: row.last_name },
      location: { id: row.location_id, name: row.location_name },
      before: row.before_slots === null ? null : { slots: row.before_slots, wishes: row.before_wishes },
      is_own: forOthers.has(row.id),
    })),
    next_cursor:
      found.length > PAGE_SIZE && last !== undefined
        ? encodeCursor({ at: last.asked_at.toISOString(), id: last.id })
        : null,
  };
});
