import { rolesAt, startSteps } from '@hearth/domains/approvals/service';
import type { ChainStep, Reader } from '@hearth/domains/approvals/service';
import type { Work } from '@hearth/platform/module';
import { assertAllowed, judgeRequest } from './budgets.ts';
import { findNearestBudget } from './queries/budget.ts';
import { recordOverrun } from './queries/requisition.ts';
import type { RequisitionRow } from './queries/requisition.ts';
import { requestSteps } from './steps.ts';

/**
 * A request that fitted when it was asked for may fit no more when the last of its chain agrees: other requests were approved
 * meanwhile. Then it needs the role that its budget names, unless that one has agreed already, and a word why; the steps that come to it.
 */
export async function askForBudget(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  row: RequisitionRow,
  steps: readonly ChainStep[],
  said: { readonly reader: Reader; readonly note: string },
): Promise<readonly ChainStep[]> {
  const { weekly_minutes: minutes, pay_to: pay, currency, first_day: firstDay } = row;
  // What was asked for before there was a budget says no cost, and is counted in none.
  if (minutes === null || pay === null || currency === null) return [];
  const budget = await findNearestBudget(db, row.brand_id, firstDay, currency, true);
  const cost = { weekly_minutes: minutes, pay_to: pay };
  const verdict = await judgeRequest(db, budget, { headcount: row.headcount, firstDay, cost });
  if (verdict.overBy === null) return [];
  const reason = row.over_reason === '' ? said.note : row.over_reason;
  assertAllowed(verdict, reason, currency);
  await recordOverrun(db, row.id, verdict.overBy, reason);
  const missing = verdict.also.filter((role) => steps.every((step) => step.role !== role));
  const more = startSteps(missing, rolesAt(said.reader, row.ancestor_ids));
  await requestSteps.add(
    db,
    { id: row.id, groupId: row.group_id },
    more.map((step) => ({ ...step, marks: { for_budget: true } })),
    { userId: said.reader.userId, at: clock.now(), from: steps.length },
  );
  return more;
}
