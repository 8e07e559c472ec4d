import { newId } from '@hearth/kit/id';
import type { JudgedTimeOff, TimeOffJudge, TimeOffVerdict } from '@hearth/platform/working-time';
import { isBoundByClosedDays, isClosedOn } from '../rules/closed-days.ts';
import { judgeRequest } from '../rules/judge.ts';
import { loadAccounts } from './accounts.ts';
import type { PersonAccounts } from './accounts.ts';
import { insertApprovalChanges } from './queries/balance-change.ts';
import { findClosedPeriods } from './queries/closed-period.ts';
import type { ClosedPeriodRow } from './queries/closed-period.ts';

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
    for (const request of requests) {
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
  const absences = [...account.absences, ...added, ...(withRequested ? requested : [])];
  return judgeRequest({ ...account, absences }, request, person.today);
}
