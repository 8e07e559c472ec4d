import { amountOfMoney, instant, integer, localDate, money, optionalText, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The parts of an employment that change from a day on. */
export const employmentPart = z.enum(['PLACES', 'POSITIONS', 'CONTRACT']);

/** The reason why an employment ends, as groups report it. `UNKNOWN` is of those that ended before a reason was asked for. */
export const endReason = z.enum([
  'RESIGNED',
  'END_OF_CONTRACT',
  'END_OF_SEASON',
  'PROBATION',
  'DISMISSED',
  'REDUNDANT',
  'RETIRED',
  'OTHER',
]);
export type EndReason = z.infer<typeof endReason>;

/** An employment from its first to its last day. Who may not manage the team reads no reason. */
export const employmentPeriod = z.strictObject({
  starts_on: localDate.nullable(),
  ends_on: localDate.nullable(),
  reason: z.enum([...endReason.options, 'UNKNOWN']).nullable(),
  note: z.string(),
});
export type EmploymentPeriod = z.infer<typeof employmentPeriod>;

/** Whether a term is over, holds today, or begins on a day to come. */
export const termState = z.enum(['PAST', 'CURRENT', 'COMING']);

/** What holds of one part from a day on; `from` is null where it has always been so. */
export const employmentTerm = z.strictObject({
  part: employmentPart,
  from: localDate.nullable(),
  state: termState,
  /** Of PLACES. */
  location: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  /** Of POSITIONS. */
  position: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  /** Further locations or positions, by name. */
  further: z.array(z.strictObject({ id: uuid, name: z.string() })),
  /** Of CONTRACT. */
  minutes_per_week: z.int().nullable(),
  /** Of CONTRACT: the minutes of each weekday, Monday first, where they are agreed on. */
  pattern: z.array(z.int()).nullable(),
});
export type EmploymentTerm = z.infer<typeof employmentTerm>;

/** Pay for an hour from a day on: the person's own, or of a position at one location or all. Without a rate, it ends that day. */
export const employmentRate = z.strictObject({
  position: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  location: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  from: localDate,
  state: termState,
  rate: money.nullable(),
});
export type EmploymentRate = z.infer<typeof employmentRate>;

/** Everything dated about somebody's work. */
export const employment = z.strictObject({
  employee_id: uuid,
  version: rowVersion,
  /** The day it is at their main location. */
  today: localDate,
  periods: z.array(employmentPeriod),
  terms: z.array(employmentTerm),
  /** Empty without the right VIEW_PAY. */
  rates: z.array(employmentRate),
});
export type Employment = z.infer<typeof employment>;

const furtherIds = z.array(uuid).max(20);

/** A change from a day on, in the past or to come. Parts that are left out stay. */
export const employmentChange = z.strictObject({
  version: rowVersion,
  from: localDate,
  places: z.strictObject({ location_id: uuid, further_ids: furtherIds }).optional(),
  positions: z.strictObject({ position_id: uuid.nullable(), further_ids: furtherIds }).optional(),
  contract: z
    .strictObject({
      minutes_per_week: integer(0, 10_080).nullable(),
      pattern: z.array(integer(0, 1440)).length(7).nullable(),
    })
    .optional(),
  pay: z
    .array(
      z.strictObject({
        position_id: uuid.nullable(),
        location_id: uuid.nullable(),
        rate: amountOfMoney.nullable(),
      }),
    )
    .max(20)
    .optional(),
});
export type EmploymentChangeBody = z.infer<typeof employmentChange>;

/** How an employment ends. */
export const employmentEnd = z.strictObject({
  end_date: localDate,
  version: rowVersion,
  reason: endReason.optional(),
  note: optionalText(500).optional(),
  /** Whether shifts after the last day become open shifts of the drafts. */
  release_shifts: z.boolean().optional(),
});

export type EmploymentEnd = z.infer<typeof employmentEnd>;

/** One line of the record of changes. */
export const employmentEvent = z.strictObject({
  id: uuid,
  deed: z.enum(['PLACES', 'POSITIONS', 'CONTRACT', 'PAY', 'WITHDRAWN', 'ENDED', 'END_UNDONE', 'REHIRED']),
  from: localDate.nullable(),
  /** What it became, in words of the data: names, hours, or the last day. Empty where the deed says all. */
  what: z.array(z.string()),
  minutes_per_week: z.int().nullable(),
  reason: endReason.nullable(),
  rate: money.nullable(),
  at: instant,
  /** Empty where nobody did it. */
  by: z.string(),
});
export type EmploymentEvent = z.infer<typeof employmentEvent>;
