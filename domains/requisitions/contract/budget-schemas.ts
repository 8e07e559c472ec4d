import { currency, instant, integer, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { approverRole } from '@hearth/domains/approvals/schemas';

const MOST_MONEY = 1_000_000_000_000;
const amount = integer(0, MOST_MONEY);
const quarter = integer(1, 4).nullable();

/** A budget as its brand sets it: one for each period and currency. */
export const budgetContent = z
  .strictObject({
    year: integer(2000, 2100),
    /** Null for the whole year. */
    quarter,
    currency,
    amount,
    /** Over it: the role is asked beside the chain, or nothing goes. */
    over: z.enum(['ASK', 'REFUSE']),
    over_role: approverRole.nullable(),
  })
  .refine(({ over, over_role: role }) => (over === 'ASK') === (role !== null), {
    path: ['over_role'],
    message: 'must be a role where one is asked, and none otherwise',
  });

/** A budget with its usage, in minor units. Counted at the upper end of the pay. */
export const budget = z.object({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  year: z.int(),
  quarter,
  currency: z.string(),
  amount: z.int(),
  /** Asked for and not decided yet; holds nothing. */
  asked: z.int(),
  /** Open places of approved requests. */
  approved: z.int(),
  /** People who were hired. */
  used: z.int(),
  left: z.int(),
  over: z.enum(['ASK', 'REFUSE']),
  over_role: approverRole.nullable(),
  updated_by: z.string(),
  updated_at: instant,
});

/** The budget that a request counts towards. */
export const budgetName = budget.pick({ id: true, brand_name: true, year: true, quarter: true });

/** What people cost: from the lower to the upper end of the pay. */
const range = z.object({ from: z.int(), to: z.int() });

/** The estimated cost of a request and its effect on the nearest budget. */
export const requestCost = z.object({
  currency: z.string(),
  first_day: localDate,
  week: range,
  year: range,
  /** Null where no budget covers it. */
  budget: budgetName
    .extend({
      /** What the request takes of the budget's period, from its first day to the end. */
      takes: range,
      left: z.int(),
      left_after: z.int(),
      over_by: z.int().nullable(),
      over: z.enum(['ASK', 'REFUSE']),
      over_role: approverRole.nullable(),
    })
    .nullable(),
});

export type BudgetContent = z.infer<typeof budgetContent>;
export type Budget = z.infer<typeof budget>;
export type RequestCost = z.infer<typeof requestCost>;
