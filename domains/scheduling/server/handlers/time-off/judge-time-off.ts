import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { JudgedTimeOff, TimeOffCounts, TimeOffVerdict } from '@hearth/platform/working-time';
import { TIME_OFF_BEYOND, TIME_OFF_CLOSED, TIME_OFF_WAITING } from '../../../contract/failures.ts';
import { needsReason } from '../../../rules/time-off.ts';

type Judging = Pick<Work, 'db' | 'clock' | 'timeOffJudge'>;
type Verdicts = ReadonlyMap<string, TimeOffVerdict>;

/** What balances and closed days mean for requests; nothing where no domain counts them. Its caller decides who may know. */
export async function judgeTimeOff(
  { db, clock, timeOffJudge }: Judging,
  requests: readonly JudgedTimeOff[],
  counts: TimeOffCounts,
): Promise<Verdicts> {
  if (timeOffJudge === undefined || requests.length === 0) return new Map();
  return inScope(db, SYSTEM, (system) => timeOffJudge.judge(system, requests, { now: clock.now(), counts }));
}

/** Refuses a request of an employee's that closed days or a balance rule out; everything else is for a manager to decide. */
export async function refuseRuledOut(work: Judging, request: JudgedTimeOff): Promise<void> {
  const verdict = (await judgeTimeOff(work, [request], 'ALL')).get(request.id);
  if (verdict === undefined) return;
  const closed = verdict.closed.filter(({ mode }) => mode === 'REFUSED');
  if (closed.length > 0) throw failure(TIME_OFF_CLOSED, { reasons: closed.map(({ reason }) => reason) });
  const { balance } = verdict;
  if (balance?.is_refused !== true) return;
  if (balance.trouble === 'WAITING') throw failure(TIME_OFF_WAITING, { usable_from: balance.usable_from });
  throw failure(TIME_OFF_BEYOND, { unit: balance.unit, before: balance.before, counted: balance.counted });
}

/**
 * Which approvals need a reason that is not given: those that something speaks against. A reason that is given is kept with each of
 * these.
 */
export async function findUnreasoned(
  work: Judging,
  requests: readonly JudgedTimeOff[],
  by: {
    readonly grant: BrandGrant;
    readonly actor: { readonly userId: string; readonly impersonatorId?: string | undefined };
    readonly note: string;
  },
): Promise<ReadonlySet<string>> {
  const approves = (verdict: TimeOffVerdict): boolean => by.note !== '' || !needsReason(verdict);
  const verdicts = await judgeTimeOff(work, requests, { approves });
  const against = requests.filter(({ id }) => needsReason(verdicts.get(id) ?? null));
  if (by.note === '') return new Set(against.map(({ id }) => id));
  const { db, clock, timeOffJudge } = work;
  if (timeOffJudge !== undefined && against.length > 0)
    await inScope(db, SYSTEM, (system) =>
      timeOffJudge.keepReasons(
        system,
        against.map(({ id, employee_id }) => ({ id, employee_id, group_id: by.grant.groupId })),
        {
          userId: by.actor.userId,
          at: clock.now(),
          reason: by.note,
          impersonatorId: by.actor.impersonatorId ?? null,
        },
      ),
    );
  return new Set();
}
