import { integer, localDate, money, text, uuid, string } from '@hearth/kit/schema';
import { z } from 'zod';
import { changeKind, changeReason, industry, workRule } from './pack-schemas.ts';

export { changeKind, changeReason } from './pack-schemas.ts';
export type { ChangeKind, ChangeReason, Industry, LawPack, WorkRule } from './pack-schemas.ts';

/** How many people and locations an employer counts, from a day on: franchises of one brand count together. */
const employerCount = z.strictObject({
  from: localDate,
  employees: integer(0, 10_000_000),
  locations: integer(0, 1_000_000),
  /** In the city of the location. */
  city_employees: integer(0, 10_000_000),
  city_locations: integer(0, 1_000_000),
});
export type EmployerCount = z.infer<typeof employerCount>;

/** A pack that somebody pinned: it holds, or doesn’t, whatever follows from the facts. */
const pin = z.strictObject({ pack: string(60), holds: z.boolean(), reason: text(300) });
export type Pin = z.infer<typeof pin>;

/** What decides which laws a place is checked against. */
export const lawSetting = z.strictObject({
  is_on: z.boolean(),
  industry: industry.nullable(),
  counts: z.array(employerCount).max(20),
  /** When there is school; where nothing is said every weekday is a school day. */
  school_terms: z.array(z.strictObject({ from: localDate, until: localDate })).max(40),
  pins: z.array(pin).max(40),
});
export type LawSetting = z.infer<typeof lawSetting>;

/** A law as a schedule is checked against it, on the days on which it holds. */
export const heldRule = z.strictObject({
  /** `<pack>.<rule>`. */
  id: z.string(),
  law: z.string(),
  paragraph: z.string(),
  from: z.string(),
  until: z.string().nullable(),
  rule: workRule,
});
export type HeldRule = z.infer<typeof heldRule>;

/** The laws of a place in a week, with the days on which there is school. */
export const heldLaws = z.strictObject({ rules: z.array(heldRule), school_days: z.array(z.string()) });
export type HeldLaws = z.infer<typeof heldLaws>;

/** Why a pack holds or doesn’t. */
export const holdsBecause = z.strictObject({
  what: z.enum([
    'PINNED',
    'COUNTRY',
    'REGION',
    'CITY',
    'CITY_UNKNOWN',
    'DATE',
    'EVERYONE',
    'INDUSTRY',
    'INDUSTRY_UNKNOWN',
    'EMPLOYEES',
    'LOCATIONS',
    'CITY_EMPLOYEES',
    'CITY_LOCATIONS',
  ]),
  is_met: z.boolean(),
  /** What is, and what is needed. */
  is: z.string(),
  needed: z.string(),
});
export type HoldsBecause = z.infer<typeof holdsBecause>;

/** A threshold of a pack as its page shows it. */
export const shownRule = z.strictObject({
  id: z.string(),
  kind: z.string(),
  paragraph: z.string(),
  level: z.enum(['block', 'consent', 'warn']).nullable(),
  /** The figure in words of the pack, or nothing where `minutes` and `amount` say it. */
  says: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  is_verified: z.boolean(),
  note: z.string(),
  source: z.strictObject({ title: z.string(), url: z.string(), read_on: z.string().nullable() }),
});
export type ShownRule = z.infer<typeof shownRule>;

export const judgedPack = z.strictObject({
  code: z.string(),
  law: z.string(),
  holds: z.boolean(),
  reasons: z.array(holdsBecause),
  pin: pin.nullable(),
  currency: z.string().nullable(),
  rules: z.array(shownRule),
  left_out: z.array(z.string()),
});
export type JudgedPack = z.infer<typeof judgedPack>;

const place = z.strictObject({ id: uuid, name: z.string() });
export const heldLawSetting = z.strictObject({
  value: lawSetting,
  from: place.nullable(),
  locked_by: place.nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});
export type HeldLawSetting = z.infer<typeof heldLawSetting>;

/** What a change of a published shift costs by one law. */
export const premiumLine = z.strictObject({
  shift_id: uuid,
  employee_id: uuid,
  date: localDate,
  change: changeKind,
  /** `<pack>.<rule>`. */
  rule: z.string(),
  law: z.string(),
  paragraph: z.string(),
  is_verified: z.boolean(),
  notice_minutes: z.int(),
  /** Pay for so many minutes, or a fixed amount where it is null. */
  paid_minutes: z.int().nullable(),
  rate: money.nullable(),
  /** Null where it depends on pay that is not known, and for whoever does not see pay. */
  amount: money.nullable(),
  /** Why nothing is owed, if nothing is. */
  exempt: changeReason.nullable(),
  /** The reasons that would make it nothing. */
  exempt_reasons: z.array(changeReason),
  needs_consent: z.boolean(),
  /** False where only the worker’s yes is asked for. */
  is_owed: z.boolean(),
});
export type PremiumLine = z.infer<typeof premiumLine>;

/** Who started the change of a shift of one person; without one it was the employer. What owes nothing says why. */
export const reasonOfChange = z
  .strictObject({ shift_id: uuid, employee_id: uuid, reason: changeReason, note: string(300).optional() })
  .refine(({ reason, note }) => reason === 'EMPLOYER' || (note ?? '').trim() !== '', { path: ['note'] });
export type ReasonOfChange = z.infer<typeof reasonOfChange>;
