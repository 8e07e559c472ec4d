import { awaitPublications, findShiftStates } from '@hearth/domains/scheduling/service';
import type { Tx } from '@hearth/platform/database';
import type { DealShiftRow } from './queries/deal.ts';

/**
 * Whether staff still see shifts as they were agreed on, each with its holder. A publication that is under way is waited for, a later
 * one waits until the transaction ends, and then finds what was agreed. After all other locks.
 */
export async function areShown(
  tx: Tx<'system'>,
  shifts: readonly { readonly shift: DealShiftRow; readonly holder: string | null }[],
): Promise<boolean> {
  await awaitPublications(
    tx,
    shifts.map(({ shift }) => shift),
  );
  const states = await findShiftStates(
    tx,
    shifts.map(({ shift }) => shift.shift_id),
  );
  return shifts.every(({ shift, holder }) => states.isShownAs(shift, holder));
}
