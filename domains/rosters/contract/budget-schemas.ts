import { department } from '@hearth/domains/team/schemas';
import { integer } from '@hearth/kit/schema';
import { z } from 'zod';

/** What is meant to be planned in a week: by a department, or by the whole location. */
export const budgetTarget = z.strictObject({
  /** Null: the whole location. */
  department: department.nullable(),
  /** Paid minutes; null: no target. */
  minutes: integer(0, 6_000_000).nullable(),
  /** Wages in minor units of the location’s currency; null: no target, or the caller may not see pay. */
  cost: integer(0, 100_000_000_000).nullable(),
});
export type BudgetTarget = z.infer<typeof budgetTarget>;

/** One target for each department and one for the whole at most. */
export const budgetTargets = z.array(budgetTarget).max(9);
