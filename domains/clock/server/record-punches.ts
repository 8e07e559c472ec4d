import { findPublishedShifts } from '@hearth/domains/scheduling/service';
import { readSettings } from '@hearth/domains/core/service';
import { findPositions } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { INJURY_REPORTED, PUNCHES_CHANGED } from '../contract/events.ts';
import type { ClockSetting, Punch, PunchOutcome, PunchSource, SentPunch } from '../contract/schemas.ts';
import { judgePunch } from '../rules/judge-punch.ts';
import { LIVE_MS, LONGEST_SPAN_MS, MOST_OFFSET_SECONDS, OLDEST_MS } from '../rules/limits.ts';
import { judgeNearness, UNKNOWN_PLACE } from '../rules/near.ts';
import { nextKind, stateAt } from '../rules/pair.ts';
import type { EffectivePunch } from '../rules/pair.ts';
import { CLOCK } from '../rules/settings.ts';
import { presentPunch, toEffective } from './present.ts';
import { findByKeys, findEffective, insertAttestations } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';
import type { ClockPlace } from './queries/place.ts';
import type { AttestationTable } from './queries/tables.ts';
import { holdChain } from './write-chain.ts';
import type { NewPunch } from './write-chain.ts';

/** A shift as the clock compares it. */
export interface KnownShift {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly position_name: string | null;
}

/** The published shifts of people around some moments; by who holds them. */
export async function findShiftsAround(
  tx: Tx,
  employeeIds: readonly string[],
  { from, until }: { readonly from: number; readonly until: number },
): Promise<ReadonlyMap<string, KnownShift[]>> {
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const rows = await findPublishedShifts(tx, employeeIds, {
    from: dayOf(from - LONGEST_SPAN_MS * 2),
    to: dayOf(until + LONGEST_SPAN_MS * 2),
  });
  const known = new Map<string, KnownShift[]>(employeeIds.map((id) => [id, []]));
  for (const row of rows)
    known.get(row.employee_id ?? '')?.push({
      id: row.id,
      start: row.starts_at.getTime(),
      end: row.ends_at.getTime(),
      location_id: row.location_id,
      position_id: row.position_id,
      position_name: row.position_name,
    });
  return known;
}

/** Punches that come from one device, for one person at one location. */
export interface SentPunches {
  readonly sentAt: Date;
  readonly source: Exclude<PunchSource, 'MANAGER'>;
  readonly byUser: string | null;
  readonly punches: readonly SentPunch[];
  /** The keys of those to which a manager has said yes. */
  readonly approved?: ReadonlySet<string>;
}

interface Outcome {
  readonly idempotency_key: string;
  readonly outcome: PunchOutcome;
  readonly punch: Punch | null;
  readonly from: string | null;
}

type RecordWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** What was asked before and what it is compared with: read while the person's chain is held. */
interface Known {
  readonly person: StaffRow;
  readonly place: ClockPlace;
  readonly setting: ClockSetting;
  readonly shifts: readonly KnownShift[];
  readonly positions: ReadonlySet<string>;
  readonly now: Date;
  readonly sent: SentPunches;
}

/** What a batch comes to while it is worked through. */
interface Batch {
  readonly effective: EffectivePunch[];
  readonly fresh: NewPunch[];
  readonly attestations: AttestationTable[];
  readonly outcomes: {
    readonly key: string;
    readonly outcome: PunchOutcome;
    readonly id: string | null;
    readonly from: number | null;
  }[];
}

/**
 * Records punches of a person in the order in which they were made. The time is the server's: what the device measured between a punch
 * and sending it is taken off the moment of its arrival, so that a clock that is days off changes nothing. Each has its own outcome.
 */
export async function recordPunches(
  work: RecordWork,
  at: { readonly person: StaffRow; readonly place: ClockPlace },
  sent: SentPunches,
): Promise<Outcome[]> {
  const { db } = work;
  const { person, place } = at;
  const { group_id: groupId, id: employeeId } = person;
  const chain = await holdChain(db, { employeeId, groupId });
  const keys = sent.punches.map((one) => one.idempotency_key);
  const before = new Map((await findByKeys(db, groupId, keys)).map((row) => [row.idempotency_key, row]));
  const { known, effective } = await readKnown(work, at, sent);
  const batch: Batch = { effective, fresh: [], attestations: [], outcomes: [] };
  const inOrder = sent.punches.toSorted((one, other) => Date.parse(one.device_at) - Date.parse(other.device_at));
  for (const one of inOrder) takePunch(one, known, batch, before);
  const written = await chain.add(batch.fresh);
  await insertAttestations(db, batch.attestations);
  if (written.length > 0) await announcePunches(work, person, place.id);
  await announceInjuries(work, place, batch.attestations);
  const shown = new Map<string, PunchRow>([...before.values(), ...written].map((row) => [row.id, row]));
  return batch.outcomes.map(({ key, outcome, id, from }) => {
    const row = shown.get(id ?? '');
    return {
      idempotency_key: key,
      outcome,
      punch: row === undefined ? null : presentPunch(row),
      from: from === null ? null : new Date(from).toISOString(),
    };
  });
}

/** What punches are compared with. The moment is taken once the chain is held: who waited for it comes after whoever held it. */
async function readKnown(
  { db, clock }: RecordWork,
  { person, place }: { readonly person: StaffRow; readonly place: ClockPlace },
  sent: SentPunches,
): Promise<{ readonly known: Known; readonly effective: EffectivePunch[] }> {
  const now = clock.now();
  const from = new Date(now.getTime() - OLDEST_MS - LONGEST_SPAN_MS);
  const rows = await findEffective(db, [person.id], { from, before: new Date(now.getTime() + LIVE_MS) });
  const around = { from: from.getTime(), until: now.getTime() };
  const shifts = (await findShiftsAround(db, [person.id], around)).get(person.id) ?? [];
  const setting = (await readSettings(db, [place.id], CLOCK)).get(place.id)?.value ?? CLOCK.fallback;
  const positions = new Set((await findPositions(db, person.group_id)).map(({ id }) => id));
  return { known: { person, place, setting, shifts, positions, now, sent }, effective: rows.map(toEffective) };
}

/** Takes one punch into the batch, unless its key was used before: then it is the same one. */
function takePunch(one: SentPunch, known: Known, batch: Batch, before: ReadonlyMap<string, PunchRow>): void {
  const { person, sent } = known;
  const key = one.idempotency_key;
  const earlier = before.get(key) ?? batch.fresh.find((row) => row.idempotency_key === key);
  if (earlier !== undefined) {
    const sender = { placeId: person.id, userId: sent.byUser };
    if (sent.byUser !== null)
      requireSameSender(earlier, (made) => ({ placeId: made.employee_id, userId: made.by_user }), sender);
    batch.outcomes.push({ key, outcome: 'KNOWN', id: earlier.id, from: null });
    return;
  }
  const { row, outcome, from } = judge(one, known, batch.effective);
  batch.outcomes.push({ key, outcome, id: row?.id ?? null, from });
  if (row === null) return;
  batch.fresh.push(row);
  batch.effective.push({ ...row, at: row.at.getTime() });
  if (one.attestation !== null && row.kind === 'OUT')
    batch.attestations.push({
      punch_id: row.id,
      group_id: row.group_id,
      employee_id: row.employee_id,
      ...one.attestation,
    });
}

/** Tells a person's own pages and those of the location that punches have changed. */
export async function announcePunches(
  { emit }: Pick<Work, 'emit'>,
  person: Pick<StaffRow, 'id' | 'group_id' | 'user_id'>,
  locationId: string,
): Promise<void> {
  await emit(
    PUNCHES_CHANGED.of({
      group_id: person.group_id,
      topics: [`brand:${locationId}`, ...(person.user_id === null ? [] : [`user:${person.user_id}` as const])],
      data: { employee_id: person.id, location_id: locationId },
    }),
  );
}

/** Tells managers of whoever was hurt. Nobody else hears of it. */
async function announceInjuries(
  { emit }: Pick<Work, 'emit'>,
  place: ClockPlace,
  answers: readonly AttestationTable[],
): Promise<void> {
  for (const { punch_id, group_id } of answers.filter(({ was_injured: isHurt }) => isHurt === true))
    // oxlint-disable-next-line no-await-in-loop -- one, as good as always
    await emit(INJURY_REPORTED.of({ group_id, topics: [], data: { punch_id, location_id: place.id } }));
}

/** Works out when a punch happened and what it means, and judges it if it happens now. */
function judge(
  one: SentPunch,
  { person, place, setting, shifts, positions, now, sent }: Known,
  effective: readonly EffectivePunch[],
): { readonly row: NewPunch | null; readonly outcome: PunchOutcome; readonly from: number | null } {
  const deviceAt = Date.parse(one.device_at);
  const waited = Math.max(0, sent.sentAt.getTime() - deviceAt);
  const at = now.getTime() - waited;
  if (waited > OLDEST_MS) return { row: null, outcome: 'TOO_OLD', from: null };
  const day = localDay(new Date(at), place.time_zone);
  const isEmployed =
    (person.hire_date === null || person.hire_date <= day) && (person.end_date === null || person.end_date >= day);
  if (!isEmployed) return { row: null, outcome: 'NOT_EMPLOYED', from: null };
  const isOwnDevice = sent.source !== 'KIOSK';
  const location =
    place.latitude === null || place.longitude === null
      ? null
      : { latitude: place.latitude, longitude: place.longitude };
  const nearness =
    isOwnDevice && setting.near !== 'OFF' ? judgeNearness(one.position, location, setting.near_metres) : UNKNOWN_PLACE;
  const kind = one.kind === 'TOGGLE' ? nextKind(effective, at) : one.kind;
  if (waited <= LIVE_MS) {
    const asked = {
      ...one,
      kind,
      at,
      location_id: place.id,
      place: nearness.place,
      isOwnDevice,
      isApproved: sent.approved?.has(one.idempotency_key) === true,
    };
    const verdict = judgePunch(asked, { now: stateAt(effective, at), shifts, setting });
    if (verdict.outcome !== 'RECORDED') return { row: null, ...verdict };
  }
  const offset = Math.round((now.getTime() - sent.sentAt.getTime()) / 1000);
  const row: NewPunch = {
    id: newId(now.getTime()),
    group_id: person.group_id,
    employee_id: person.id,
    location_id: place.id,
    act: 'PUNCH',
    replaces: null,
    kind,
    at: new Date(at),
    device_at: new Date(deviceAt),
    received_at: now,
    offset_seconds: Math.min(MOST_OFFSET_SECONDS, Math.max(-MOST_OFFSET_SECONDS, offset)),
    source: sent.source,
    position_id: isTheirs(one.position_id, at, { person, positions, shifts }) ? one.position_id : null,
    ...nearness,
    reason: one.reason,
    by_user: sent.byUser,
    idempotency_key: one.idempotency_key,
  };
  return { row, outcome: 'RECORDED', from: null };
}

/**
 * Whether a position is one that somebody may say they work in: their own, or that of a shift which they hold about then. It decides on
 * pay and on shares of tips; any other one a manager enters.
 */
function isTheirs(
  positionId: string | null,
  at: number,
  { person, positions, shifts }: Pick<Known, 'person' | 'positions' | 'shifts'>,
): boolean {
  if (positionId === null || !positions.has(positionId)) return false;
  const isAbout = ({ start, end }: KnownShift): boolean => at >= start - LONGEST_SPAN_MS && at <= end + LONGEST_SPAN_MS;
  return positionId === person.position_id || shifts.some((one) => one.position_id === positionId && isAbout(one));
}
