import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { findWantedCopies } from '../../../rules/placing/copy.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { requireLocation } from '../../access.ts';
import { placeShifts } from '../../place-shifts.ts';
import { presentShift } from '../../present.ts';
import { findShiftsAt } from '../../queries/shift.ts';

/** Copies what stands on some days to others, as far as the rules allow. A dry run only plans. */
export const copyShifts = implement(contract.copyShifts, async ({ body }, context) => {
  const place = await requireLocation(context.db, context.grant);
  const { from, to, days, people } = body;
  const source = await findShiftsAt(context.db, place.id, { from, to: addDays(from, days - 1) });
  const {
    removed_ids: _removed,
    changed_count: _changed,
    version: _version,
    isNew: _isNew,
    ...copied
  } = await placeShifts(context, place, {
    key: body.idempotency_key,
    from: to,
    days,
    wanted: findWantedCopies({ from, to, days, people }, source.map(presentShift)),
    onConflict: body.on_conflict,
    replaceDrafts: false,
    dryRun: body.dry_run,
    version: null,
  });
  return copied;
});
