import { changeSetting, explainSetting } from '@hearth/domains/core/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import { groupScope, inScope } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Attestation, ClockSetting, NewCorrection, PunchKind, PunchPlace } from '../contract/schemas.ts';
import { CLOCK } from '../rules/settings.ts';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { newKey } from '../server/actions/tablet.ts';
import { proposeCorrection } from '../server/correct-punches.ts';
import { loadOpenExceptions } from '../server/open-exceptions.ts';
import { insertHeld } from '../server/queries/held.ts';
import { insertKiosk, KIOSK_KEY } from '../server/queries/kiosk.ts';
import { insertAttestations } from '../server/queries/punch.ts';
import { insertSeen } from '../server/queries/seen.ts';
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
  /** Where the device was, as seen from the location; unknown where it is absent. */
  readonly place?: PunchPlace;
  /** When the server heard of it, if that was later. */
  readonly receivedAt?: Date;
  /** What they answered as they clocked out. */
  readonly answers?: Attestation;
}

/** Punches of one person, in the order in which they were made. Tells nobody. */
export async function seedPunches(
  { db }: Work<'system'>,
  person: { readonly employeeId: string; readonly groupId: string; readonly userId: string | null },
  punches: readonly SeededPunch[],
): Promise<void> {
  const chain = await holdChain(db, person);
  const rows = await chain.add(
    punches.map(({ kind, at, locationId, positionId, place = 'UNKNOWN', receivedAt = at }) => ({
      id: newId(at.getTime()),
      group_id: person.groupId,
      employee_id: person.employeeId,
      location_id: locationId,
      act: 'PUNCH',
      replaces: null,
      kind,
      at,
      device_at: at,
      received_at: receivedAt,
      offset_seconds: 0,
      source: person.userId === null ? 'WEB' : 'PHONE',
      position_id: positionId,
      place,
      accuracy_m: place === 'UNKNOWN' ? null : ACCURACY_M,
      distance_m: place === 'UNKNOWN' ? null : place === 'OUTSIDE' ? FAR_M : NEAR_M,
      reason: '',
      by_user: person.userId,
      idempotency_key: newId(at.getTime()),
    })),
  );
  await insertAttestations(
    db,
    rows.flatMap(({ id, group_id, employee_id }, index) => {
      const answers = punches[index]?.answers;
      return answers === undefined ? [] : [{ punch_id: id, group_id, employee_id, ...answers }];
    }),
  );
}

/** How exactly a phone of the story knows where it is, and how far that is from the location. */
const ACCURACY_M = 15;
const NEAR_M = 20;
const FAR_M = 1800;

/** What a manager has seen of the odd days of a location up to a day, as the list of the last weeks has it. Tells nobody. */
export async function seedSeen(
  { db, clock }: Work<'system'>,
  place: { readonly id: string; readonly time_zone: string; readonly groupId: string; readonly userId: string },
  until: string,
): Promise<void> {
  const grant = { groupId: place.groupId, codes: null };
  const now = clock.now();
  const { days } = await inScope(db, groupScope([place.groupId]), (tx) =>
    loadOpenExceptions(tx, { place, grant, days: SEEN_DAYS, now }),
  );
  const keys = days.filter(({ date }) => date <= until).flatMap(({ exceptions }) => exceptions.map(({ key }) => key));
  for (const key of keys)
    // oxlint-disable-next-line no-await-in-loop -- some dozens, once
    await insertSeen(db, {
      location_id: place.id,
      key,
      group_id: place.groupId,
      seen_by: place.userId,
      seen_at: now,
    });
}

/** So many days of the story are looked at. */
const SEEN_DAYS = 28;

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

/** A tablet that was lost, and what it sent of somebody afterwards: it waits for a manager. Tells nobody. */
export async function seedHeldPunch(
  { db }: Work<'system'>,
  tablet: { readonly name: string; readonly groupId: string; readonly userId: string },
  { kind, at, locationId, employeeId }: Omit<SeededPunch, 'positionId'> & { readonly employeeId: string },
): Promise<void> {
  const lostAt = new Date(at.getTime() - LOST_BEFORE_MS);
  const kiosk = newId(lostAt.getTime());
  const common = { group_id: tablet.groupId, location_id: locationId };
  await insertKiosk(db, {
    ...common,
    id: kiosk,
    name: tablet.name,
    made_by: tablet.userId,
    made_at: lostAt,
    code_hash: null,
    code_ends_at: null,
    device_hash: tokenHash(newToken()),
    private_key: KIOSK_KEY.seal(db, kiosk, await newKey()),
    paired_at: lostAt,
    last_seen_at: at,
    away_from: null,
    away_until: null,
    last_serial: 1,
    wrong_pins: 0,
    wrong_since: null,
    revoked_at: lostAt,
    revoked_by: tablet.userId,
    suspect_from: lostAt,
    version: 2,
  });
  await insertHeld(db, [
    {
      ...common,
      id: newId(at.getTime()),
      kiosk_id: kiosk,
      employee_id: employeeId,
      kind,
      at,
      received_at: at,
      cause: 'REVOKED',
      idempotency_key: newId(at.getTime()),
      state: 'WAITING',
      settled_by: null,
      settled_at: null,
    },
  ]);
}

/** So long before what it sent a tablet of the story was lost. */
const LOST_BEFORE_MS = 3_600_000;
