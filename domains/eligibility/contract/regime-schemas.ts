import { localDate } from '@hearth/kit/schema';
import { z } from 'zod';

/**
 * The form of a regime: what a country asks of employers before or soon after somebody begins to work, as dated data. docs/eligibility.md
 * explains each field for somebody who knows the law and no TypeScript; a test reads every file by this schema.
 */
const code = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens');
const sentence = z.string().min(1).max(400);

const basis = {
  paragraph: z.string().min(1).max(120),
  /** A key of `sources`. */
  source: z.string(),
  /** Whether its source was read, on the day that is named there, and says so; otherwise: verify before relying on it. */
  verified: z.boolean(),
  note: sentence.optional(),
};
const days = z.int().min(1).max(30);

/** A day that is counted from the first day of work. */
const deadline = z.discriminatedUnion('kind', [
  z.strictObject({ ...basis, kind: z.literal('FIRST_DAY') }),
  z.strictObject({ ...basis, kind: z.literal('BEFORE_START') }),
  /** Days on which the location is open, after the first day. */
  z.strictObject({ ...basis, kind: z.literal('OPEN_DAYS_AFTER'), days }),
  /** Mondays to Saturdays on which the location is open, before the first day. */
  z.strictObject({ ...basis, kind: z.literal('WORKING_DAYS_BEFORE'), days }),
]);
export type Deadline = z.infer<typeof deadline>;

/** What somebody can say of themselves: they choose, and nothing follows from it but what they see. */
export const WORK_STATUSES = [
  'CITIZEN',
  'NONCITIZEN_NATIONAL',
  'PERMANENT_RESIDENT',
  'AUTHORISED',
  'WITHOUT_PERMIT',
  'WITH_PERMIT',
] as const;
/** How a person who checks has seen what was shown to them. */
export const CHECK_METHODS = ['IN_PERSON', 'REMOTE', 'ONLINE_SERVICE', 'IDENTITY_PROVIDER', 'AUTHORITY'] as const;
/** What an item of a list is handed in as: a file, a code for the authority’s website, or nothing. */
export const ITEM_FORMS = ['FILE', 'CODE', 'NOTHING'] as const;

const item = z.strictObject({
  id: code,
  /** In the language of the law: it is what stands on the document. */
  name: z.string().min(1).max(200),
  form: z.enum(ITEM_FORMS),
  /** Who may see it, beside who manages the team. */
  class: z.enum(['IDENTITY', 'IMMIGRATION']),
  /** Whether it is looked at again before it ends; what isn’t has no last day here. */
  follow_up: z.boolean(),
});
export type ListItem = z.infer<typeof item>;

export const regimeVersion = z.strictObject({
  from: localDate,
  /** The last day; null while it holds. */
  until: localDate.nullable(),
  /** What the employee states, and by when; null: nothing. */
  statement: z.strictObject({ ...basis, by: deadline, statuses: z.array(z.enum(WORK_STATUSES)).min(1) }).nullable(),
  check: z.strictObject({ by: deadline, methods: z.array(z.enum(CHECK_METHODS)).min(1) }),
  lists: z
    .array(
      z.strictObject({ ...basis, id: z.string().min(1).max(12), name: z.string().min(1), items: z.array(item).min(1) }),
    )
    .min(1),
  /** Sets of lists: one item of each list of any one set is enough. */
  enough: z.array(z.array(z.string()).min(1)).min(1),
  /** For how many days after the first day of work a receipt for a document stands in for it; null: it doesn’t. */
  receipts: z.strictObject({ ...basis, days: z.int().min(1).max(365) }).nullable(),
  follow_up: z.strictObject(basis),
  /** The later of both counts; null: the law was not found to say. */
  retention: z
    .strictObject({
      ...basis,
      months_after_start: z.int().min(1).max(480).nullable(),
      months_after_end: z.int().min(0).max(480),
    })
    .nullable(),
  /** Shown, not worked out. */
  duties: z.array(z.strictObject({ ...basis, id: code, says: sentence })),
});
export type RegimeVersion = z.infer<typeof regimeVersion>;

export const regime = z.strictObject({
  code,
  /** What employers there call it, in their language. */
  name: z.string().min(1).max(80),
  /** The language that names are in. */
  language: z.string().regex(/^[a-z]{2}$/),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  sources: z.record(
    z.string(),
    z.strictObject({
      title: sentence,
      url: z.url(),
      /** The day on which somebody read it for this regime; null: nobody has. */
      read_on: localDate.nullable(),
    }),
  ),
  versions: z.array(regimeVersion).min(1),
  left_out: z.array(sentence),
});
export type Regime = z.infer<typeof regime>;
