import type { Tx } from '@hearth/platform/database';
import { MOST_PUNCHES } from '../rules/limits.ts';
import type { EffectivePunch } from '../rules/pair.ts';
import { toEffective } from './present.ts';
import { findEffective, findEffectiveAt } from './queries/punch.ts';

export type { EffectivePunch } from '../rules/pair.ts';

/** A punch that counts, as other domains read it. */
export interface ReadPunch extends EffectivePunch {
  /** Whether it was changed or added by a manager. */
  readonly is_edited: boolean;
}

/**
 * The punches that count of some people from an instant to before another (edits applied, what was removed left out), by employee, the
 * earliest first; each of the people has an entry. Second taps are among them: `pairPunches` of `clock/rules` folds them. In one
 * statement, whoever they are: the caller has checked who may know. Read a day more to each side where work crosses midnight.
 */
export async function readPunches(
  tx: Tx,
  employeeIds: readonly string[],
  from: Date,
  until: Date,
): Promise<ReadonlyMap<string, ReadPunch[]>> {
  const read = new Map<string, ReadPunch[]>(employeeIds.map((id) => [id, []]));
  for (const row of await findEffective(tx, employeeIds, { from, before: until }))
    read.get(row.employee_id)?.push({ ...toEffective(row), is_edited: row.source === 'MANAGER' });
  return read;
}

/** Who has punched at a location from an instant to before another. The caller has checked who may know. */
export async function findPeopleAt(tx: Tx, locationId: string, from: Date, before: Date): Promise<string[]> {
  const rows = await findEffectiveAt(tx, locationId, { from, before }, MOST_PUNCHES);
  return [...new Set(rows.map((row) => row.employee_id))];
}

export { findMyCorrected, findWaitingCorrected } from './corrected-punches.ts';
export type { CorrectedWork } from './corrected-punches.ts';
