import { settleForCheck } from '@hearth/domains/documents/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { decideWorkCase as contract } from '../../contract/endpoints.ts';
import {
  ELIGIBILITY_CHANGED_MEANWHILE,
  ELIGIBILITY_INCOMPLETE,
  ELIGIBILITY_NOT_ENOUGH,
  ELIGIBILITY_NOT_STATED,
} from '../../contract/failures.ts';
import type { Decision } from '../../contract/schemas.ts';
import { kindOf } from '../../rules/evidence.ts';
import { confirmedUntil, type DecidedCase, judgeDecision } from '../../rules/judge-decision.ts';
import { getReachedCase, refuseOwn } from '../access.ts';
import { eligibilityChanged } from '../announce.ts';
import { type CaseParts, loadPartsOf } from '../facts.ts';
import { loadCase } from '../load.ts';
import { insertChange } from '../queries/change.ts';
import { insertEvidence, insertStatement } from '../queries/evidence.ts';
import { type CaseRow, caseRows, lockCase } from '../queries/work-case.ts';
import { sealStatement } from '../statements.ts';
import { settleWaiting, tellDecided } from '../tell.ts';

/** A person decides, by what they have seen; of two at once the second is told that it is decided. */
export const decideWorkCase = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const now = clock.now();
  const by = { userId: actor.userId, now };
  const reached = await getReachedCase(db, grant, params.case_id, now);
  await refuseOwn(db, reached, by);
  return inScope(db, SYSTEM, async (system) => {
    const means = { ...work, db: system };
    const before = await lockCase(system, reached.id, now);
    caseRows.refuseStale(before.version, body.version);
    const parts = await loadPartsOf(system, before);
    const of: DecidedCase = {
      state: before.state,
      kind: kindOf(before),
      starts_on: before.starts_on,
      today: before.today,
      terms: parts.terms,
      evidence: parts.chosen,
      isStated: parts.statement !== undefined,
    };
    refuseProblem(body, of);
    await write(means, before, { decision: body, of, by: actor.userId, parts });
    const row = await lockCase(system, before.id, now);
    await work.emit(eligibilityChanged(row));
    await settleWaiting(means, row);
    await tellDecided(means, row);
    return loadCase(system, row, by);
  });
});

const REFUSALS = {
  CHANGED: ELIGIBILITY_CHANGED_MEANWHILE,
  NOT_STATED: ELIGIBILITY_NOT_STATED,
  NOT_ENOUGH: ELIGIBILITY_NOT_ENOUGH,
} as const;

function refuseProblem(decision: Decision, of: DecidedCase): void {
  const problem = judgeDecision(decision, of);
  if (problem === null) return;
  const { message } = ELIGIBILITY_INCOMPLETE;
  if (problem.kind === 'INCOMPLETE')
    throw failure(ELIGIBILITY_INCOMPLETE, { fields: problem.fields.map((field) => ({ ...field, message })) });
  throw failure(REFUSALS[problem.kind]);
}

interface Written {
  readonly decision: Decision;
  readonly of: DecidedCase;
  readonly by: string;
  readonly parts: CaseParts;
}

async function write(work: Work<'system'>, row: CaseRow, written: Written): Promise<void> {
  const { db, clock } = work;
  const { decision, of, by, parts } = written;
  const at = clock.now();
  const { action, reason, method, checked_on, signed_name } = decision;
  const ids = parts.evidence.flatMap(({ row: { document_id: id } }) => id ?? []);
  const settle = (as: 'ACCEPTED' | 'REJECTED'): Promise<void> =>
    settleForCheck(work, { employeeId: row.employee_id, ids, decision: as, reason, by });
  if (action === 'CONFIRMED') {
    await keepShown(work, row, written);
    await settle('ACCEPTED');
    const until = confirmedUntil(decision, of);
    const held = { valid_until: until, is_receipt: decision.is_receipt, method, checked_on };
    await caseRows.rewrite(db, row.id, { ...held, state: 'CONFIRMED', reason: '', confirmed_at: at });
    const detail = { round: row.round, method, checked_on, signed_name, valid_until: until };
    await insertChange(db, row, { action, by, at, detail });
    return;
  }
  if (action === 'SENT_BACK') await settle('REJECTED');
  const state = action === 'NOT_NEEDED' ? action : 'WITH_EMPLOYEE';
  // What was confirmed ends with the day on which it is looked at again.
  const round =
    action === 'REOPENED' ? { round: row.state === 'CONFIRMED' ? row.round + 1 : row.round, valid_until: null } : {};
  await caseRows.rewrite(db, row.id, { ...round, state, reason });
  await insertChange(db, row, { action, by, at, detail: { round: row.round, reason } });
}

/** What was shown and not handed in is named, and that the employee signed on paper is on record. */
async function keepShown({ db, clock }: Work<'system'>, row: CaseRow, { decision, by }: Written): Promise<void> {
  const at = clock.now();
  for (const { list, item } of decision.shown)
    await insertEvidence(db, {
      id: newId(at.getTime()),
      group_id: row.group_id,
      case_id: row.id,
      round: row.round,
      document_id: null,
      list,
      item,
      is_receipt: decision.is_receipt,
      valid_until: decision.valid_until,
      sent_at: at,
      sent_by: by,
      idempotency_key: newId(at.getTime()),
    });
  if (decision.stated_on_paper === null) return;
  const id = newId(at.getTime());
  await insertStatement(db, {
    id,
    group_id: row.group_id,
    case_id: row.id,
    round: row.round,
    answers: sealStatement(db, id, { status: null, authorised_until: null, code: '' }),
    signed_name: row.employee_name,
    on_paper: true,
    at: new Date(`${decision.stated_on_paper}T12:00:00Z`),
    by_user_id: by,
  });
}
