import { changeSetting, explainSetting } from '@hearth/domains/core/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { ClockSetting, NewCorrection, PunchKind } from '../contract/schemas.ts';
import { CLOCK } from '../rules/settings.ts';
import { proposeCorrection } from '../server/correct-punches.ts';
import { holdChain } from '../server/write-chain.ts';

/** Sets how a brand and everything below it clocks in, and leaves what is not named as it is. */
export async function seedClock(
  work: Work<'system'>,
  { groupId, brandId, userId }: { readonly groupId: string; readonly brandId: string; readonly userId: string },
  value: Partial<ClockSetting>,
): Promise<void> {
  const id = brandId as GrantedBrandId;
  const grant: BrandGrant = { brandId: id, groupId, nodes: [id], codes: null, holds: () => true };
  const held = await explainSetting(work.db, brandId, CLOCK);
  await changeSetting({ ...work, grant, actor: { userId, sessionId: '', epoch: 0 } }, CLOCK, {
    value: { ...held.value, ...value },
    read: held.version,
  });
}

/** A punch of the story. */
export interface SeededPunch {
  readonly kind: PunchKind;
  readonly at: Date;
  readonly locationId: string;
  readonly positionId: string | null;
}

/** Punches of one person, in the order in which they were made. Tells nobody. */
export async function seedPunches(
  { db }: Work<'system'>,
  person: { readonly employeeId: string; readonly groupId: string; readonly userId: string | null },
  punches: readonly SeededPunch[],
): Promise<void> {
  const chain = await holdChain(db, person);
  await chain.add(
    punches.map(({ kind, at, locationId, positionId }) => ({
      id: newId(at.getTime()),
      group_id: person.groupId,
      employee_id: person.employeeId,
      location_id: locationId,
      act: 'PUNCH',
      replaces: null,
      kind,
      at,
      device_at: at,
      received_at: at,
      offset_seconds: 0,
      source: person.userId === null ? 'WEB' : 'PHONE',
      position_id: positionId,
      place: 'UNKNOWN',
      accuracy_m: null,
      distance_m: null,
      reason: '',
      by_user: person.userId,
      idempotency_key: newId(at.getTime()),
    })),
  );
}

/** A correction that somebody proposes: of a manager, or of the person themselves. Tells nobody. */
export async function seedCorrection(
  { db, clock }: Work<'system'>,
  about: { readonly employeeId: string; readonly locationId: string; readonly userId: string },
  side: 'WORKER' | 'MANAGER',
  wanted: Omit<NewCorrection, 'idempotency_key'>,
): Promise<void> {
  const [person] = await findEmployees(db, [about.employeeId]);
  if (person === undefined) return;
  const quiet = { db, clock, emit: () => Promise.resolve() };
  await proposeCorrection(quiet, { ...about, person, side }, { ...wanted, idempotency_key: newId() });
}
