import { readSettings } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { getRegime } from '../rules/all-regimes.ts';
import { plusDays } from '../rules/deadlines.ts';
import { ELIGIBILITY } from '../rules/settings.ts';
import { blocksFrom } from '../rules/standing.ts';
import { beginCase } from './begin.ts';
import { findBlocking } from './queries/blocking.ts';

/** From which day on shifts of somebody wait for a check of their right to work, and what the law calls it. */
export interface WorkBlock {
  readonly name: string;
  readonly from: string;
}

/**
 * What shifts of people wait for, in two statements however many there are; who has nothing open is absent. Only the case of the law of
 * their present country counts.
 */
export async function findWorkBlocks(tx: Tx, employeeIds: readonly string[]): Promise<ReadonlyMap<string, WorkBlock>> {
  const rows = await findBlocking(tx, employeeIds);
  if (rows.length === 0) return new Map();
  const settings = await readSettings(tx, [...new Set(rows.map(({ location_id: id }) => id))], ELIGIBILITY);
  const blocks = new Map<string, WorkBlock>();
  for (const row of rows) {
    const regime = getRegime(row.regime);
    if (!regime.countries.includes(row.country ?? '')) continue;
    const { gate } = settings.get(row.location_id)?.value ?? ELIGIBILITY.fallback;
    const from = blocksFrom(row, gate, (day) => plusDays(day, 1));
    if (from !== null) blocks.set(row.employee_id, { name: regime.name, from });
  }
  return blocks;
}

/**
 * Begins the check of the right to work of somebody who was just hired, in the transaction of the hire; nothing begins where the country
 * has no regime, or their place asks nobody. The caller has checked its right at the location.
 */
export async function beginEligibility(
  work: Work,
  hire: { readonly employeeId: string; readonly by: string },
): Promise<void> {
  await beginCase(work, hire);
}
