import type { StaffRow } from '@hearth/domains/team/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { PIN_WAS_LOCKED, PUNCH_HELD } from '../../contract/events.ts';
import type { HeldCause, KioskOutcome, KioskPunch } from '../../contract/kiosk-schemas.ts';
import { wasAway } from '../../rules/away.ts';
import { LIVE_MS, MOST_HELD, MOST_PROVEN_HELD, OLDEST_MS } from '../../rules/limits.ts';
import { countHeld, findHeldKeys, insertHeld } from '../queries/held.ts';
import type { HeldRow } from '../queries/held.ts';
import { insertDevices } from '../queries/kiosk.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import type { ClockPlace } from '../queries/place.ts';
import { findByKeys } from '../queries/punch.ts';
import { recordPunches } from '../record-punches.ts';
import { holdPin } from './prove-pin.ts';
import type { HeldPin, PinProof } from './prove-pin.ts';
import { findNamedApprovers } from './approvers.ts';
import type { OpenedPins } from './tablet.ts';

type TakeWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** A tablet that sends, where it is and what it sealed. */
export interface Sender {
  readonly kiosk: KioskRow;
  readonly place: ClockPlace;
  readonly pins: OpenedPins;
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
 * network, when nobody could tell them, the punch is kept for a manager, and so is one with a time at which there was a network.
 */
export async function takePunches(
  work: TakeWork,
  sender: Sender,
  person: StaffRow,
  punches: readonly KioskPunch[],
): Promise<KioskOutcome[]> {
  const now = work.clock.now();
  const { fresh, known } = await sortKnown(work, sender, person, punches);
  const { proofs, pinSetAt } = await prove(work, sender, person, fresh);
  const approvals = await approve(
    work,
    sender,
    person,
    fresh.filter((one) => proofs.get(one) === 'RIGHT'),
  );
  const waited = (one: KioskPunch): number => sender.sentAt.getTime() - Date.parse(one.device_at);
  const isRight = (one: KioskPunch): boolean => proofs.get(one) === 'RIGHT';
  const isLate = (one: KioskPunch): boolean => waited(one) > LIVE_MS;
  const isTimely = (one: KioskPunch): boolean =>
    // What is too old is refused as such.
    waited(one) > OLDEST_MS ||
    !isLate(one) ||
    (pinSetAt !== null && wasAway(sender.kiosk, pinSetAt, now.getTime() - waited(one), now.getTime()));
  const isRefused = (one: KioskPunch): boolean => approvals.refused.has(one) && !isLate(one);
  const taken = fresh.filter((one) => isRight(one) && isTimely(one) && !isRefused(one));
  const recorded = await recordProven(work, sender, person, { punches: taken, approvedBy: approvals.by });
  const late = fresh.filter((one) => isLate(one) && !taken.includes(one));
  const causes = { RIGHT: 'TIME', WRONG: 'WRONG_PIN', LOCKED: 'LOCKED' } as const;
  const held = await holdPunches(work, sender, person, late, {
    causeOf: (one) => causes[proofs.get(one) ?? 'WRONG'],
    isProven: isRight,
  });
  const refusedOf = (one: KioskPunch): KioskOutcome =>
    bare(one, isRefused(one) ? 'MANAGER_REFUSED' : proofs.get(one) === 'LOCKED' ? 'PIN_LOCKED' : 'WRONG_PIN');
  return punches.map((one) => known.get(one) ?? recorded.get(one.idempotency_key) ?? held.get(one) ?? refusedOf(one));
}

/** Keeps what a tablet sends after its pairing ended, for a manager: with a right PIN as much as a tablet can have. */
export async function holdRevoked(
  work: TakeWork,
  sender: Omit<Sender, 'place'>,
  person: StaffRow,
  punches: readonly KioskPunch[],
): Promise<KioskOutcome[]> {
  const { fresh, known } = await sortKnown(work, sender, person, punches);
  const { proofs } = await prove(work, sender, person, fresh);
  const held = await holdPunches(work, sender, person, fresh, {
    causeOf: () => 'REVOKED',
    isProven: (one) => proofs.get(one) === 'RIGHT',
  });
  return punches.map((one) => known.get(one) ?? held.get(one) ?? bare(one, 'NOT_KEPT'));
}

/**
 * Who says yes to which punches, by their keys: managers of the location with a right PIN of their own. Their wrong ones count as anybody’s
 * do. Locked in the order of ids after the person’s own: two managers who say yes to each other wait, and the database ends one of them.
 */
async function approve(
  work: TakeWork,
  { kiosk, pins }: Pick<Sender, 'kiosk' | 'pins'>,
  person: StaffRow,
  punches: readonly KioskPunch[],
): Promise<{ readonly by: ReadonlyMap<string, string>; readonly refused: ReadonlySet<KioskPunch> }> {
  const asked = punches.filter(({ approver }) => approver);
  const by = new Map<string, string>();
  const refused = new Set(asked);
  const named = await findNamedApprovers(work.db, kiosk, { person, punches, now: work.clock.now() });
  for (const [id, approver] of [...named].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const own = asked.filter((one) => one.approver?.employee_id === id);
    if (own.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one manager, as good as always
    const pin = await holdPin(work.db, kiosk, id, work.clock.now());
    for (const one of own) {
      if (pin.check(pins.approving.get(one) ?? null, one.idempotency_key) !== 'RIGHT') continue;
      // A PIN that somebody gave them is known to two.
      if (approver.user_id === null || pin.setBy !== approver.user_id) continue;
      by.set(one.idempotency_key, approver.user_id);
      refused.delete(one);
    }
    // oxlint-disable-next-line no-await-in-loop
    await settlePin(work, kiosk, id, pin);
  }
  return { by, refused };
}

/** Keeps how many PINs were wrong, and tells managers of one that is locked by it. */
export async function settlePin(
  { emit }: Pick<TakeWork, 'emit'>,
  kiosk: Pick<KioskRow, 'id' | 'group_id' | 'location_id'>,
  employeeId: string,
  pin: HeldPin,
): Promise<void> {
  const { isNewlyLocked } = await pin.settle();
  if (!isNewlyLocked) return;
  const data = { employee_id: employeeId, location_id: kiosk.location_id, kiosk_id: kiosk.id };
  await emit(PIN_WAS_LOCKED.of({ group_id: kiosk.group_id, topics: [`brand:${kiosk.location_id}`], data }));
}

/** Looks at the PINs of punches, and keeps how many were wrong. */
async function prove(
  { db, clock, emit }: TakeWork,
  { kiosk, pins }: Pick<Sender, 'kiosk' | 'pins'>,
  person: StaffRow,
  punches: readonly KioskPunch[],
): Promise<{ readonly proofs: ReadonlyMap<KioskPunch, PinProof>; readonly pinSetAt: Date | null }> {
  const pin = await holdPin(db, kiosk, person.id, clock.now());
  const proofs = new Map(
    punches.map((one) => [one, pin.check(pins.own.get(one) ?? null, one.idempotency_key)] as const),
  );
  await settlePin({ emit }, kiosk, person.id, pin);
  return { proofs, pinSetAt: pin.setAt };
}

/** Tells apart what came before: a key that somebody else’s punch has is refused. */
async function sortKnown(
  { db }: TakeWork,
  { kiosk }: Pick<Sender, 'kiosk'>,
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
  {
    punches: proven,
    approvedBy,
  }: { readonly punches: readonly KioskPunch[]; readonly approvedBy: ReadonlyMap<string, string> },
): Promise<ReadonlyMap<string, KioskOutcome>> {
  if (proven.length === 0) return new Map();
  const outcomes = await recordPunches(
    work,
    { person, place },
    {
      sentAt,
      source: 'KIOSK',
      byUser: null,
      approved: new Set(approvedBy.keys()),
      punches: proven.map(({ employee_id: _employee, sealed: _sealed, approver: _approver, ...one }) => ({
        ...one,
        position: null,
        position_id: null,
      })),
    },
  );
  await insertDevices(
    work.db,
    outcomes.flatMap(({ outcome, punch, idempotency_key: key }) =>
      outcome === 'RECORDED' && punch !== null
        ? [
            {
              punch_id: punch.id,
              group_id: kiosk.group_id,
              kiosk_id: kiosk.id,
              approved_by: approvedBy.get(key) ?? null,
            },
          ]
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

interface Holding {
  readonly causeOf: (punch: KioskPunch) => HeldCause;
  /** With a right PIN: nobody else can fill the room of these. */
  readonly isProven: (punch: KioskPunch) => boolean;
}

/** Keeps punches for a manager, and answers what became of each: what is too old is not kept, and what there is no room for stays on the tablet. */
async function holdPunches(
  { db, clock, emit }: TakeWork,
  { kiosk, sentAt }: Pick<Sender, 'kiosk' | 'sentAt'>,
  person: Pick<StaffRow, 'id'>,
  punches: readonly KioskPunch[],
  { causeOf, isProven }: Holding,
): Promise<ReadonlyMap<KioskPunch, KioskOutcome>> {
  if (punches.length === 0) return new Map();
  const now = clock.now();
  const before = await countHeld(db, kiosk.id);
  const kept: KioskPunch[] = [];
  const outcomes = new Map<KioskPunch, KioskOutcome>();
  for (const one of punches) {
    const hasRoom = before + kept.length < (isProven(one) ? MOST_PROVEN_HELD : MOST_HELD);
    const isTooOld = sentAt.getTime() - Date.parse(one.device_at) > OLDEST_MS;
    outcomes.set(one, bare(one, isTooOld ? 'TOO_OLD' : hasRoom ? 'HELD' : 'NOT_KEPT'));
    if (hasRoom && !isTooOld) kept.push(one);
  }
  if (kept.length > 0) {
    const data = { employee_id: person.id, location_id: kiosk.location_id, kiosk_id: kiosk.id };
    await emit(PUNCH_HELD.of({ group_id: kiosk.group_id, topics: [`brand:${kiosk.location_id}`], data }));
  }
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
  return outcomes;
}
