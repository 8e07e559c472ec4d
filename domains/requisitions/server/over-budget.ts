import type { Actor } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { stepsFor } from '../rules/chain.ts';
import type { ChainStep } from '../rules/chain.ts';
import { assertAllowed, judge } from './budgets.ts';
import { findNearestBudget } from './queries/budget.ts';
import { insertStep, noteOver } from './queries/requisition.ts';
import type { RequisitionRow } from './queries/requisition.ts';

/**
 * A request that fitted when it was asked for may fit no more when the last of its chain agrees: other requests were approved
 * meanwhile. Then it needs the role that its budget names, unless that one has agreed already, and a word why; the steps that come to it.
 */
export async function askForBudget(
  { db, clock, actor }: Pick<Work, 'db' | 'clock'> & { readonly actor: Actor },
  row: RequisitionRow,
  steps: readonly ChainStep[],
  said: { readonly roles: ReadonlySet<string>; readonly note: string },
): Promise<readonly ChainStep[]> {
  const { weekly_minutes: minutes, pay_to: pay, currency, first_day: firstDay } = row;
  // What was asked for before there was a budget says no cost, and is counted in none.
  if (minutes === null || pay === null || currency === null) return [];
  const budget = await findNearestBudget(db, row.brand_id, firstDay, currency, true);
  const cost = { weekly_minutes: minutes, pay_to: pay };
  const verdict = await judge(db, budget, { headcount: row.headcount, firstDay, cost });
  if (verdict.overBy === null) return [];
  const reason = row.over_reason === '' ? said.note : row.over_reason;
  assertAllowed(verdict, reason, currency);
  await noteOver(db, row.id, verdict.overBy, reason);
  const missing = verdict.also.filter((role) => steps.every((step) => step.role !== role));
  const more = stepsFor(missing, said.roles);
  for (const [index, { role, decision }] of more.entries()) {
    await insertStep(db, {
      requisition_id: row.id,
      number: steps.length + index,
      group_id: row.group_id,
      role,
      decision,
      decided_by: decision === null ? null : actor.userId,
      decided_at: decision === null ? null : clock.now(),
      note: '',
      for_budget: true,
    });
  }
  return more;
}
