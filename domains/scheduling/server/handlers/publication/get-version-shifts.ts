import { findPositions } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { getVersionShifts as contract } from '../../../contract/publication-endpoints.ts';
import { shiftsAfter } from '../../../rules/publication/restore.ts';
import { requireLocation } from '../../access.ts';
import { presentShift } from '../../present.ts';
import { findChangesUntil, findPublication } from '../../queries/publication.ts';
import { findShiftsById } from '../../queries/shift.ts';

/** Returns what staff saw after a publication, in the caller's departments. */
export const getVersionShifts = implement(contract, async ({ params }, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const version = await findPublication(db, place.id, params.publication_id);
  if (version === undefined) throw failure(NOT_FOUND);
  const seen = shiftsAfter(await findChangesUntil(db, place.id, version));
  const ids = seen.map(({ shift_id: id }) => id);
  // A shift that stands in another week by now would be there twice.
  const elsewhere = new Set(
    (await findShiftsById(db, ids))
      .map(presentShift)
      .filter(({ removed, date }) => !removed && place.weekOf(date) !== version.week)
      .map(({ id }) => id),
  );
  const { codes } = grant;
  const departments = new Map((await findPositions(db, grant.groupId)).map((one) => [one.id, one.department]));
  const isOwn = (id: string | null): boolean => codes === null || codes.includes(departments.get(id ?? '') ?? '');
  const shifts = seen.filter(({ shift_id: id, content }) => !elsewhere.has(id) && isOwn(content.position_id));
  return { week: version.week, number: version.number, shifts };
});
