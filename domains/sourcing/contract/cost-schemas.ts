import { currency, instant, integer, localDate, money, optionalText, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What was spent on a source in a month. */
export const spendingContent = z.strictObject({
  source: text(60),
  /** Any day of it. */
  month: localDate,
  amount: integer(1, 100_000_000_00),
  currency,
  note: optionalText(200),
  job_id: uuid.nullable(),
});

export const spending = z.object({
  id: uuid,
  brand_name: z.string(),
  job_title: z.string().nullable(),
  source: z.string(),
  /** The first day of it. */
  month: localDate,
  amount: z.int(),
  currency,
  note: z.string(),
  /** Whether a board told of it: then nobody takes it away. */
  is_campaign: z.boolean(),
  by_name: z.string(),
  at: instant,
});
export type Spending = z.infer<typeof spending>;

/** The cost of a source in a period, by currency. */
export const sourceCost = z.object({ source: z.string(), costs: z.array(money) });
