import { changeSetting } from '@hearth/domains/core/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { PoolContent, TimesheetRules } from '../contract/schemas.ts';
import { BLOCKING } from '../rules/oddities.ts';
import { RULES } from '../rules/settings.ts';
import type { SheetState } from '../rules/sheet-states.ts';
import { actOnSheets } from '../server/act-on-sheets.ts';
import { dividePool } from '../server/divide-pool.ts';
import { loadLocationSheets } from '../server/location-sheets.ts';
import { findPeriod, requireSheetPlace } from '../server/place.ts';
import { insertPool } from '../server/queries/tip.ts';

/** Where something is seeded, and who is said to have done it. */
interface SeedPlace {
  readonly groupId: string;
  readonly brandId: string;
  readonly userId: string;
}

/** Sets how a brand counts hours and pays; what is not said is as by default. */
export async function seedRules(
  work: Work<'system'>,
  { groupId, brandId, userId }: SeedPlace,
  rules: Partial<TimesheetRules>,
): Promise<void> {
  const id = brandId as GrantedBrandId;
  const grant: BrandGrant = { brandId: id, groupId, nodes: [id], codes: null, holds: () => true };
  const value = { ...RULES.fallback, ...rules };
  await changeSetting({ ...work, grant, actor: { userId, sessionId: '', epoch: 0 } }, RULES, { value, read: 0 });
}

const ACTS = { SUBMITTED: 'SUBMIT', APPROVED: 'APPROVE', LOCKED: 'LOCK' } as const;

/**
 * Brings the sheets of a location into states, one after the other from the first person on and the last state for the rest; sheets that
 * nobody could approve stay open. Nobody is told.
 */
export async function seedSheets(
  work: Work<'system'>,
  { brandId, userId }: SeedPlace,
  day: string,
  states: readonly [SheetState, ...SheetState[]],
): Promise<void> {
  const quiet = { ...work, emit: () => Promise.resolve() };
  const now = work.clock.now();
  const place = await requireSheetPlace(work.db, brandId, now);
  const { period } = findPeriod(place, day);
  const steps = (await loadLocationSheets(work.db, place, period, now))
    .filter(({ derived }) => !derived.oddities.some(({ kind }) => BLOCKING.has(kind)))
    .map((loaded, index) => ({ loaded, state: states[index] ?? states.at(-1) ?? 'OPEN' }));
  for (const state of ['SUBMITTED', 'APPROVED', 'LOCKED'] as const)
    await actOnSheets(
      quiet,
      place,
      steps
        .filter((step) => step.state === state)
        .map(({ loaded }) => ({ loaded, state, approvedBy: state === 'SUBMITTED' ? [] : [userId] })),
      { act: ACTS[state], note: '', userId },
    );
}

/** Closes a tip pool of a location; nothing where nobody worked. */
export async function seedPool(
  { db, clock }: Work<'system'>,
  { groupId, brandId, userId }: SeedPlace,
  pool: PoolContent,
): Promise<void> {
  const at = clock.now();
  const place = await requireSheetPlace(db, brandId, at);
  const { shares, left, currency } = await dividePool(db, place, pool, at);
  if (shares.length === 0) return;
  const id = newId(at.getTime());
  await insertPool(
    db,
    {
      id,
      group_id: groupId,
      location_id: brandId,
      from_day: pool.from,
      until_day: pool.until,
      collected: pool.collected,
      kept_back: pool.kept_back,
      left_over: left,
      currency,
      method: pool.method,
      weights: JSON.stringify(pool.weights),
      closed_by: userId,
      closed_at: at,
      idempotency_key: newId(),
    },
    shares.map(({ employeeId, positionId, minutes, weight, amount }, number) => ({
      pool_id: id,
      employee_id: employeeId,
      number,
      group_id: groupId,
      position_id: positionId,
      minutes,
      weight,
      amount,
    })),
  );
}
