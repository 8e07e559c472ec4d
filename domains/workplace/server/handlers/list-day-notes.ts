import { getBrandPath } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { listDayNotes as contract } from '../../contract/endpoints.ts';
import { touches } from '../../rules/day-notes.ts';
import { presentNote, refuseWrongRange } from '../day-notes.ts';
import { plansWholePlace } from '../plans.ts';
import { findDayNotes } from '../queries/day-note.ts';

export const listDayNotes = implement(contract, async ({ query }, { db, grant }) => {
  refuseWrongRange(query);
  const names = new Map((await getBrandPath(db, grant.brandId)).map(({ id, name }) => [id, name]));
  const rows = await findDayNotes(db, [...names.keys()], query);
  return {
    notes: rows
      .filter((row) => touches(row, query))
      .map((row) => presentNote(row, names.get(row.brand_id) ?? '', grant.brandId)),
    may_edit: plansWholePlace(grant),
  };
});
