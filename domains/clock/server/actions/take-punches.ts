import type { KeyObject } from 'node:crypto';
import type { StaffRow } from '@hearth/domains/team/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { HeldCause, KioskOutcome, KioskPunch } from '../../contract/kiosk-schemas.ts';
import { LIVE_MS, MOST_HELD, OLDEST_MS } from '../../rules/limits.ts';
import { countHeld, findHeldKeys, insertHeld } from '../queries/held.ts';
import type { HeldRow } from '../queries/held.ts';
import { insertDevices } from '../queries/kiosk.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import type { ClockPlace } from '../queries/place.ts';
import { findByKeys } from '../queries/punch.ts';
import { recordPunches } from '../record-punches.ts';
import { holdPin } from './prove-pin.ts';
import type { PinProof } from './prove-pin.ts';
import { openSealed } from './tablet.ts';

type TakeWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** A tablet that sends, where it is and what opens what it sealed. */
export interface Sender {
  readonly kiosk: KioskRow;
  readonly place: ClockPlace;
  readonly key: KeyObject;
  readonly sentAt: Date;
}

const bare = (punch: KioskPunch, outcome: KioskOutcome['outcome'], at: string | null = null): KioskOutcome => ({
  idempotency_key: punch.idempotency_key,
  outcome,
  at,
  from: null,
});

/**
 * Takes punches of one person in their order, in one transaction. A wrong PIN is refused while they stand there; from a time without a
 * network, when nobody could tell them, the punch is kept for a manager.
 */
export async function takePunches(
  work: TakeWork,
  sender: Sender,
  person: StaffRow,
  punches: readonly KioskPunch[],
): Promise<KioskOutcome[]> {
  const { db, clock } = work;
  const now = clock.now();
  const { fresh, known } = await sortKnown(work, sender, person, punches);
  const pin = await holdPin(db, sender.kiosk, person.id, now);
  const proofs = new Map(
    fresh.map((one) => [one, pin.check(openSealed(sender.key, one.sealed, one.idempotency_key))] as const),
  );
  await pin.settle();
  const proven = fresh.filter((one) => proofs.get(one) === 'RIGHT');
  const recorded = await recordProven(work, sender, person, proven);
  const waited = (one: KioskPunch): number => sender.sentAt.getTime() - Date.parse(one.device_at);
  const late = fresh.filter((one) => proofs.get(one) !== 'RIGHT' && waited(one) > LIVE_MS);
  const causeOf = (one: KioskPunch): HeldCause => (proofs.get(one) === 'LOCKED' ? 'LOCKED' : 'WRONG_PIN');
  const held = await holdPunches(work, sender, person, late, causeOf);
  const refused = (proof: PinProof | undefined) => (proof === 'LOCKED' ? 'PIN_LOCKED' : 'WRONG_PIN');
  return punches.map(
    (one) =>
      known.get(one) ??
      recorded.get(one.idempotency_key) ??
      (held.has(one) ? bare(one, 'HELD') : bare(one, refused(proofs.get(one)))),
  );
}

/** Tells apart what came before: a key that somebody else’s punch has is refused. */
async function sortKnown(
  { db }: TakeWork,
  { kiosk }: Sender,
  person: StaffRow,
  punches: readonly KioskPunch[],
): Promise<{ readonly fresh: KioskPunch[]; readonly known: ReadonlyMap<KioskPunch, KioskOutcome> }> {
  const keys = punches.map((one) => one.idempotency_key);
  const before = new Map((await findByKeys(db, kiosk.group_id, keys)).map((row) => [row.idempotency_key, row]));
  const heldBefore = await findHeldKeys(db, kiosk.group_id, keys);
  const known = new Map<KioskPunch, KioskOutcome>();
  for (const one of punches) {
    const row = before.get(one.idempotency_key);
    if (row !== undefined && row.employee_id !== person.id) throw failure(CONFLICT);
    if (row !== undefined) known.set(one, bare(one, 'KNOWN', row.at.toISOString()));
    else if (heldBefore.has(one.idempotency_key)) known.set(one, bare(one, 'HELD'));
  }
  return { fresh: punches.filter((one) => !known.has(one)), known };
}

async function recordProven(
  work: TakeWork,
  { kiosk, place, sentAt }: Sender,
  person: StaffRow,
  proven: readonly KioskPunch[],
): Promise<ReadonlyMap<string, KioskOutcome>> {
  if (proven.length === 0) return new Map();
  const outcomes = await recordPunches(
    work,
    { person, place },
    {
      sentAt,
      source: 'KIOSK',
      byUser: null,
      punches: proven.map(({ employee_id: _employee, sealed: _sealed, ...one }) => ({
        ...one,
        position: null,
        position_id: null,
      })),
    },
  );
  await insertDevices(
    work.db,
    outcomes.flatMap(({ outcome, punch }) =>
      outcome === 'RECORDED' && punch !== null
        ? [{ punch_id: punch.id, group_id: kiosk.group_id, kiosk_id: kiosk.id }]
        : [],
    ),
  );
  return new Map(
    outcomes.map(({ punch, ...one }) => [
      one.idempotency_key,
      { ...one, at: punch?.at ?? null } satisfies KioskOutcome,
    ]),
  );
}

/** Keeps punches for a manager: what is too old, and more than a tablet may leave, is not kept. Answers those that are. */
export async function holdPunches(
  { db, clock }: TakeWork,
  { kiosk, sentAt }: Pick<Sender, 'kiosk' | 'sentAt'>,
  person: Pick<StaffRow, 'id'>,
  punches: readonly KioskPunch[],
  causeOf: (punch: KioskPunch) => HeldCause,
): Promise<ReadonlySet<KioskPunch>> {
  if (punches.length === 0) return new Set();
  const now = clock.now();
  const room = Math.max(0, MOST_HELD - (await countHeld(db, kiosk.id)));
  const kept = punches.filter((one) => sentAt.getTime() - Date.parse(one.device_at) <= OLDEST_MS).slice(0, room);
  await insertHeld(
    db,
    kept.map((one): HeldRow => ({
      id: newId(now.getTime()),
      group_id: kiosk.group_id,
      location_id: kiosk.location_id,
      kiosk_id: kiosk.id,
      employee_id: person.id,
      kind: one.kind,
      at: new Date(now.getTime() - Math.max(0, sentAt.getTime() - Date.parse(one.device_at))),
      received_at: now,
      cause: causeOf(one),
      idempotency_key: one.idempotency_key,
      state: 'WAITING',
      settled_by: null,
      settled_at: null,
    })),
  );
  return new Set(kept);
}
