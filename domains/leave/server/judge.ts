import { setImmediate } from 'node:timers/promises';
import { newId } from '@hearth/kit/id';
import type { JudgedTimeOff, TimeOffJudge, TimeOffVerdict } from '@hearth/platform/working-time';
import { isBoundByClosedDays, isClosedOn } from '../rules/closed-days.ts';
import { judgeRequest } from '../rules/judge.ts';
import { loadAccounts } from './accounts.ts';
import type { PersonAccounts } from './accounts.ts';
import { insertApprovalChanges } from './queries/balance-change.ts';
import { findClosedPeriods } from './queries/closed-period.ts';
import type { ClosedPeriodRow } from './queries/closed-period.ts';

/** As many requests are judged before other calls get their turn. */
const REQUESTS_PER_TURN = 10;

/** What closed days and balances say to requests: asked by scheduling, which knows neither. */
export const timeOffJudge: TimeOffJudge = {
  judge: async (tx, requests, { now, counts }) => {
    const people = await loadAccounts(
      tx,
      requests.map(({ employee_id }) => employee_id),
      now,
    );
    const brands = new Set([...people.values()].flatMap(({ place }) => place.ancestor_ids));
    const closed = await findClosedPeriods(tx, [...brands]);
    const verdicts = new Map<string, TimeOffVerdict>();
    const before: JudgedTimeOff[] = [];
    for (const [index, request] of requests.entries()) {
      // Each looks at all days off of a person: others get their turn in between.
      if (index % REQUESTS_PER_TURN === REQUESTS_PER_TURN - 1) await setImmediate();
      const person = people.get(request.employee_id);
      if (person === undefined) continue;
      const verdict = {
        closed: findClosed(request, person, closed),
        balance: judgeBalance(request, person, before, counts === 'ALL'),
      };
      verdicts.set(request.id, verdict);
      if (typeof counts === 'object' && counts.approves(verdict)) before.push(request);
    }
    return verdicts;
  },
  keepReasons: (tx, approved, { userId, at, reason, impersonatorId }) =>
    insertApprovalChanges(
      tx,
      approved.map(({ id, employee_id, group_id }) => ({
        id: newId(at.getTime()),
        group_id,
        employee_id,
        request_id: id,
        reason,
        at,
        by_user: userId,
        impersonator_id: impersonatorId,
      })),
    ),
};

function findClosed(
  request: JudgedTimeOff,
  { place }: PersonAccounts,
  closed: readonly ClosedPeriodRow[],
): TimeOffVerdict['closed'] {
  if (!isBoundByClosedDays(request.kind)) return [];
  return closed
    .filter((period) => place.ancestor_ids.includes(period.brand_id) && isClosedOn(period, request))
    .map(({ reason, mode }) => ({ reason, mode }));
}

function judgeBalance(
  request: JudgedTimeOff,
  person: PersonAccounts,
  before: readonly JudgedTimeOff[],
  withRequested: boolean,
): TimeOffVerdict['balance'] {
  const held = person.of(request.kind);
  if (held === undefined) return null;
  const { account, requested } = held;
  const added = before.filter(({ employee_id: id, kind }) => id === request.employee_id && kind === request.kind);
  const more = [...added, ...(withRequested ? requested : [])];
  // The account as it is where nothing comes on top, so that its days are counted once for all requests.
  const counted = more.length === 0 ? account : { ...account, absences: [...account.absences, ...more] };
  return judgeRequest(counted, request, person.today);
}
