import type { StaffRow } from '@hearth/domains/team/service';
import { findPositions } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { CORRECTION_CHANGED } from '../contract/events.ts';
import { CORRECTIONS_FULL, PUNCH_CHANGED, PUNCH_TIME } from '../contract/failures.ts';
import type { NewCorrection, PunchChange } from '../contract/schemas.ts';
import { afterChanges, effectOf, needsAgreement } from '../rules/corrections/correct.ts';
import type { Effect } from '../rules/corrections/correct.ts';
import { LONGEST_SPAN_MS, MOST_DAYS, MOST_PENDING, MS_PER_DAY, MS_PER_MINUTE } from '../rules/limits.ts';
import { toEffective } from './present.ts';
import { countPending, findCorrectionByKey, insertCorrection, decideRow } from './queries/correction.ts';
import type { CorrectionRow } from './queries/correction.ts';
import { findEffective } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';
import { announcePunches } from './record-punches.ts';
import { holdChain } from './write-chain.ts';
import type { HeldChain } from './write-chain.ts';

type CorrectWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** Who proposes or decides, and about whom. */
interface About {
  readonly person: StaffRow;
  readonly locationId: string;
  readonly userId: string;
}

/** The punches that count around what is to be changed: as far as work reaches that holds it. */
async function findAround(db: Tx<'system'>, employeeId: string, changes: readonly PunchChange[]): Promise<PunchRow[]> {
  if (changes.length === 0) return [];
  const times = changes.map(({ at }) => Date.parse(at));
  return findEffective(db, [employeeId], {
    from: new Date(Math.min(...times) - MS_PER_DAY - LONGEST_SPAN_MS),
    before: new Date(Math.max(...times) + MS_PER_DAY + LONGEST_SPAN_MS),
  });
}

/**
 * Keeps a correction, and applies it at once where nobody else has to agree: one of a manager that does not lower the person's working
 * time. The same key of the same sender answers what was kept.
 */
export async function proposeCorrection(
  work: CorrectWork,
  { person, locationId, userId, side }: About & { readonly side: CorrectionRow['side'] },
  wanted: NewCorrection,
): Promise<CorrectionRow> {
  const { db, clock } = work;
  const { id: employeeId, group_id: groupId } = person;
  const chain = await holdChain(db, { employeeId, groupId });
  const earlier = requireSameSender(
    await findCorrectionByKey(db, groupId, wanted.idempotency_key),
    (made) => ({ placeId: made.employee_id, userId: made.proposed_by }),
    { placeId: employeeId, userId },
  );
  if (earlier !== undefined) return earlier;
  const now = clock.now();
  const judged = await judgeChanges(db, { person, locationId }, wanted.changes, now.getTime());
  const isApplied = side === 'MANAGER' && !needsAgreement(judged.effect);
  // The chain is held: of two at once the second counts the first.
  if (!isApplied && (await countPending(db, employeeId)) >= MOST_PENDING) throw failure(CORRECTIONS_FULL);
  const row: CorrectionRow = {
    id: newId(now.getTime()),
    group_id: groupId,
    employee_id: employeeId,
    location_id: locationId,
    side,
    changes: judged.changes,
    reason: wanted.reason,
    about: judged.about,
    minutes_before: judged.effect.before,
    minutes_after: judged.effect.after,
    state: isApplied ? 'APPLIED' : 'PENDING',
    proposed_by: userId,
    proposed_at: now,
    decided_by: isApplied ? userId : null,
    decided_at: isApplied ? now : null,
    answer: '',
    version: 1,
    idempotency_key: wanted.idempotency_key,
  };
  await insertCorrection(db, { ...row, changes: JSON.stringify(judged.changes) });
  if (isApplied) await applyRows(work, { person, locationId, userId }, row, chain);
  await announceCorrection(work, person, row);
  return row;
}

/** What changes come to, refused where they are about other times or punches than can be changed. */
async function judgeChanges(
  db: Tx<'system'>,
  { person, locationId }: Pick<About, 'person' | 'locationId'>,
  wanted: readonly PunchChange[],
  now: number,
): Promise<{
  readonly changes: readonly PunchChange[];
  readonly about: Date;
  readonly effect: Effect;
}> {
  const asked = wanted.map(({ at }) => Date.parse(at));
  if (asked.some((at) => at > now + MS_PER_MINUTE || at < now - MOST_DAYS * MS_PER_DAY)) throw failure(PUNCH_TIME);
  const around = await findAround(db, person.id, wanted);
  const rows = new Map(around.map((row) => [row.id, row]));
  const positions = new Set((await findPositions(db, person.group_id)).map(({ id }) => id));
  const changes = wanted.map((change) => asItIs(change, rows.get(change.punch_id ?? ''), positions));
  // Punches of other locations are for those who manage them.
  const isElsewhere = wanted.some(({ punch_id: id }) => id !== null && rows.get(id)?.location_id !== locationId);
  const effective = around.map(toEffective);
  const after = isElsewhere ? undefined : afterChanges(effective, changes, { location_id: locationId });
  if (after === undefined) throw failure(PUNCH_CHANGED);
  return {
    changes,
    about: new Date(Math.min(...changes.map(({ at }) => Date.parse(at)))),
    effect: effectOf(effective, after, now),
  };
}

/**
 * A change as it will be: an edit that names no position keeps that of the punch, and a removal says what it removes, so that whoever
 * agrees to it reads that and not what the proposal calls it.
 */
function asItIs(change: PunchChange, row: PunchRow | undefined, positions: ReadonlySet<string>): PunchChange {
  const { act, position_id: position } = change;
  if (act === 'REMOVE' && row !== undefined)
    return { ...change, kind: row.kind, at: row.at.toISOString(), position_id: row.position_id };
  return {
    ...change,
    position_id: position !== null && positions.has(position) ? position : (row?.position_id ?? null),
  };
}

/**
 * Decides a correction that the caller holds, waits, and may be decided by them. Applying refuses where the punches have changed since
 * it was proposed.
 */
export async function settleCorrection(
  work: CorrectWork,
  { person, userId }: Pick<About, 'person' | 'userId'>,
  row: CorrectionRow,
  { decision, answer }: { readonly decision: 'APPLY' | 'DECLINE' | 'WITHDRAW'; readonly answer: string },
): Promise<CorrectionRow> {
  const { db, clock } = work;
  const state = ({ APPLY: 'APPLIED', DECLINE: 'DECLINED', WITHDRAW: 'WITHDRAWN' } as const)[decision];
  const decided = { state, decided_by: userId, decided_at: clock.now(), answer, version: row.version + 1 };
  if (decision === 'APPLY') {
    const chain = await holdChain(db, { employeeId: person.id, groupId: person.group_id });
    const around = (await findAround(db, person.id, row.changes)).map(toEffective);
    if (afterChanges(around, row.changes, { location_id: row.location_id }) === undefined) throw failure(PUNCH_CHANGED);
    // What a manager proposed is theirs; what the person asked for is of whoever agreed to it.
    const byUser = row.side === 'MANAGER' ? row.proposed_by : userId;
    await applyRows(work, { person, locationId: row.location_id, userId: byUser }, row, chain);
  }
  await decideRow(db, row.id, decided);
  const settled = { ...row, ...decided };
  await announceCorrection(work, person, settled);
  return settled;
}

/** Writes the rows that a correction comes to. */
async function applyRows(
  work: CorrectWork,
  { person, locationId, userId }: About,
  { changes, reason }: Pick<CorrectionRow, 'changes' | 'reason'>,
  chain: HeldChain,
): Promise<void> {
  const now = work.clock.now();
  await chain.add(
    changes.map(({ act, punch_id: replaces, kind, at, position_id }) => ({
      id: newId(now.getTime()),
      group_id: person.group_id,
      employee_id: person.id,
      location_id: locationId,
      act: act === 'ADD' ? 'PUNCH' : act,
      replaces,
      kind,
      at: new Date(at),
      device_at: now,
      received_at: now,
      offset_seconds: 0,
      source: 'MANAGER',
      position_id,
      place: 'UNKNOWN',
      accuracy_m: null,
      distance_m: null,
      reason,
      by_user: userId,
      idempotency_key: newId(now.getTime()),
    })),
  );
  await announcePunches(work, person, locationId);
}

async function announceCorrection({ emit }: CorrectWork, person: StaffRow, row: CorrectionRow): Promise<void> {
  await emit(
    CORRECTION_CHANGED.of({
      group_id: row.group_id,
      topics: [`brand:${row.location_id}`, ...(person.user_id === null ? [] : [`user:${person.user_id}` as const])],
      data: {
        correction_id: row.id,
        employee_id: row.employee_id,
        location_id: row.location_id,
        version: row.version,
      },
    }),
  );
}
