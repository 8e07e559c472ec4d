import { findActiveWorkplaces, findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyDayNotes as contract } from '../../contract/endpoints.ts';
import type { MyDayNote } from '../../contract/schemas.ts';
import { touches } from '../../rules/day-notes.ts';
import { refuseWrongRange } from '../day-notes.ts';
import { findNotesForStaff } from '../queries/day-note.ts';

/** What a house writes for its staff is no person's own; the caller's employments say which houses are theirs. */
export const listMyDayNotes = implement(contract, async ({ query }, { db }) => {
  refuseWrongRange(query);
  const own = (await findMyEmployments(db)).map(({ id }) => id);
  const rows = await inScope(db, SYSTEM, async (system) => {
    const places = new Set((await findActiveWorkplaces(system, own)).map((staff) => staff.works_at));
    return findNotesForStaff(system, [...places], query);
  });
  const held = Map.groupBy(
    rows.filter((row) => touches(row, query)),
    (row) => row.id,
  );
  return { notes: [...held.values()].flatMap(presentMine) };
});

function presentMine(own: Awaited<ReturnType<typeof findNotesForStaff>>): MyDayNote[] {
  const [first] = own;
  if (first === undefined) return [];
  const { id, kind, starts_on, ends_on, is_yearly, content } = first;
  const locations = own.map((row) => ({ id: row.location_id, name: row.location_name }));
  return [{ id, kind, starts_on, ends_on, is_yearly, content, locations }];
}
