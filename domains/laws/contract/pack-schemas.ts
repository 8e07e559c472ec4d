import { localDate } from '@hearth/kit/schema';
import { z } from 'zod';

/**
 * The form of a pack: the law of one jurisdiction as dated data. docs/law-packs.md explains each field for somebody who knows the law
 * and no TypeScript; `npm run laws -- check` reads every pack by this schema.
 */
const code = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens');
const day = localDate;
const minutes = z.int().min(0).max(100_000);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 07:00');
const sentence = z.string().min(1).max(400);

export const industry = z.enum(['FAST_FOOD', 'FULL_SERVICE_RESTAURANT', 'OTHER_FOOD_SERVICE', 'HOTEL', 'RETAIL']);
export type Industry = z.infer<typeof industry>;

/** Why a published shift was changed: who started it. Packs name those that owe nothing. */
export const changeReason = z.enum([
  'EMPLOYER',
  'EMPLOYEE_REQUEST',
  'SWAP',
  'DISCIPLINE',
  'DISASTER',
  'UTILITY_FAILURE',
  'PUBLIC_ORDER',
  'OVERTIME_OWED',
  'PAID_IN_FULL',
]);
export type ChangeReason = z.infer<typeof changeReason>;
export const changeKind = z.enum(['ADDED', 'EXTENDED', 'MOVED', 'REDUCED', 'CANCELLED']);
export type ChangeKind = z.infer<typeof changeKind>;

const basis = {
  /** Unique within the pack: `<code of the pack>.<id>` names the rule everywhere. */
  id: code,
  paragraph: z.string().min(1).max(80),
  /** A key of `sources`. */
  source: z.string(),
  /** Whether its source was read, on the day that is named there, and says so; otherwise: verify before relying on it. */
  verified: z.boolean(),
  note: sentence.optional(),
};
const limit = {
  ...basis,
  level: z.enum(['block', 'consent', 'warn']),
  /** Only for people of these ages: from (included) and below (not included). */
  ages: z
    .strictObject({ from: z.int().min(0).max(99).optional(), below: z.int().min(1).max(99).optional() })
    .optional(),
};
/** On which days a limit holds: on all, or on days with or without school. */
const school = z.enum(['ALL', 'SCHOOL', 'NO_SCHOOL']);

/** What a schedule is checked for. */
export const workRule = z.discriminatedUnion('kind', [
  z.strictObject({ ...limit, kind: z.literal('REST'), minutes }),
  z.strictObject({ ...limit, kind: z.literal('DAILY'), minutes, days: school }),
  z.strictObject({ ...limit, kind: z.literal('WEEKLY'), minutes, weeks: school }),
  z.strictObject({ ...limit, kind: z.literal('DAYS_IN_A_ROW'), days: z.int().min(1).max(31) }),
  z.strictObject({ ...limit, kind: z.literal('WEEKLY_REST'), minutes }),
  z.strictObject({
    ...limit,
    kind: z.literal('BREAK'),
    over_minutes: minutes,
    minutes,
    /** Paid breaks don’t count. */
    unpaid: z.literal(true).optional(),
  }),
  z.strictObject({
    ...limit,
    kind: z.literal('HOURS_OF_DAY'),
    from: time,
    until: time,
    /** From 1 June to Labor Day, at other times, or always. */
    season: z.enum(['ALL', 'SUMMER', 'NOT_SUMMER']),
  }),
]);
export type WorkRule = z.infer<typeof workRule>;

const pay = z.discriminatedUnion('kind', [
  /** An amount in minor units. */
  z.strictObject({ kind: z.literal('FIXED'), amount: z.int().min(1) }),
  /** Pay for some minutes; never for more than were lost where it says so. */
  z.strictObject({ kind: z.literal('MINUTES'), minutes, at_most_lost: z.boolean() }),
  /** A share of the pay for the minutes that were lost. */
  z.strictObject({ kind: z.literal('LOST'), percent: z.int().min(1).max(400) }),
  /** Pay for some minutes, by how long the shift was. */
  z.strictObject({ kind: z.literal('BY_LENGTH'), up_to: minutes, minutes, beyond: minutes }),
]);

/** What is owed for a change after publication; of several rules of a pack that fit, the one that pays most. */
export const changePremium = z.strictObject({
  ...basis,
  kind: z.literal('CHANGE_PREMIUM'),
  on: z.array(changeKind).min(1),
  /** Notice in hours: at least, and less than. */
  notice_from: z.int().min(0),
  notice_below: z.int().min(1),
  /** A start, an end or a length that differs by no more is no change. */
  tolerance: minutes,
  pay,
});
export type ChangePremium = z.infer<typeof changePremium>;

export const packRule = z.union([
  workRule,
  changePremium,
  /** How long before its first shift a schedule is published. */
  z.strictObject({ ...basis, kind: z.literal('NOTICE'), days: z.int().min(1).max(60) }),
  /** Changes with less notice need the worker’s yes. */
  z.strictObject({
    ...basis,
    kind: z.literal('CONSENT'),
    on: z.array(changeKind).min(1),
    notice_below: z.int().min(1),
  }),
  /** What is owed for a rest that is too short: fixed, or a share on top of pay. Shown; not worked out yet. */
  z.strictObject({ ...basis, kind: z.literal('REST_PREMIUM'), minutes, says: sentence }),
  /** Shown, not checked: limits over more than a week, estimates, offers of hours, papers. */
  z.strictObject({ ...basis, kind: z.literal('DUTY'), says: sentence }),
  z.strictObject({ ...basis, kind: z.literal('RECORDS'), years: z.int().min(1).max(30) }),
]);
export type PackRule = z.infer<typeof packRule>;

/** An employer that a law covers: all that it names has to be so. */
const covered = z.strictObject({
  industries: z.array(industry).optional(),
  employees: z.int().min(1).optional(),
  locations: z.int().min(1).optional(),
  city_employees: z.int().min(1).optional(),
  city_locations: z.int().min(1).optional(),
});

export const packVersion = z.strictObject({
  from: day,
  /** The last day; null while it holds. */
  until: day.nullable(),
  /** Any of them is enough; an empty list covers everybody. */
  covers: z.array(covered),
  /** Whoever earns more an hour, in minor units, is not covered. */
  earns_at_most: z.int().min(1).optional(),
  /** Reasons of a change that owe nothing. */
  exempt: z.array(changeReason),
  rules: z.array(packRule).min(1),
});
export type PackVersion = z.infer<typeof packVersion>;

export const lawPack = z.strictObject({
  code,
  law: z.string().min(1).max(120),
  where: z.strictObject({
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
    /** As the address says it, or its code; any spelling of letters and accents. */
    regions: z.array(z.string().min(1)).optional(),
    cities: z.array(z.string().min(1)).optional(),
    /** Beginnings of postcodes: enough where the city is not named. */
    postcodes: z.array(z.string().min(1)).optional(),
  }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  sources: z.record(
    z.string(),
    z.strictObject({
      title: sentence,
      url: z.url(),
      /** The day on which somebody read it for this pack; null: nobody has. */
      read_on: day.nullable(),
    }),
  ),
  versions: z.array(packVersion).min(1),
  left_out: z.array(sentence),
});
export type LawPack = z.infer<typeof lawPack>;

/** A worked example of a premium: data that the tests run. */
export const premiumExample = z.strictObject({
  says: sentence,
  /** Hours from the change to the shift’s start. */
  notice: z.number(),
  before: z.strictObject({ start: time, end: time }).nullable(),
  after: z.strictObject({ start: time, end: time, days_later: z.int().optional() }).nullable(),
  reason: changeReason.optional(),
  /** Pay for an hour in minor units. */
  rate: z.int(),
  on: day.optional(),
  rule: code.nullable(),
  amount: z.int(),
});

/** A worked example of limits: shifts of one person in a week, and what they break. */
export const workExample = z.strictObject({
  says: sentence,
  age: z.int().optional(),
  /** Whether there is school in the week. */
  school: z.boolean().optional(),
  shifts: z.array(z.strictObject({ date: day, start: time, end: time, break: z.int().optional() })).min(1),
  breaks: z.array(code),
});

export const packExamples = z.strictObject({ premiums: z.array(premiumExample), work: z.array(workExample) });
export type PackExamples = z.infer<typeof packExamples>;
