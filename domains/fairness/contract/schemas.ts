import { stage } from '@hearth/domains/applications/schemas';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What may be asked for statistics. */
export const question = z.enum(['SEX', 'RACE', 'ETHNICITY', 'VETERAN', 'DISABILITY']);
export type Question = z.infer<typeof question>;

/** Every answer of any form; which go with which question, the form says. NOT_SAID goes with all. */
export const choice = z.enum([
  'FEMALE',
  'MALE',
  'HISPANIC',
  'WHITE',
  'BLACK',
  'ASIAN',
  'NATIVE',
  'PACIFIC',
  'SEVERAL',
  'OTHER',
  'YES',
  'NO',
  'NOT_SAID',
]);
export type Choice = z.infer<typeof choice>;

/** Whose form it is: a country, as its laws ask. */
export const form = z.enum(['US', 'GB']);
export type FormOf = z.infer<typeof form>;

/** A question with its answers; `law` is what it is asked for, as it is cited. */
export const askedQuestion = z.strictObject({ question, choices: z.array(choice), law: z.string() });

export const answer = z.strictObject({ question, choice });
export type Answer = z.infer<typeof answer>;

/** Whether a group asks its applicants at all, and whether as a contractor of the United States. */
export const fairnessSetting = z.strictObject({ asks: z.boolean(), contractor: z.boolean() });

/** What somebody is asked after an application, and what they have said; null: nothing is asked there. */
export const ownForm = z.strictObject({
  employer_name: z.string(),
  questions: z.array(askedQuestion),
  answers: z.array(answer),
  /** From when on the answers are numbers only, and gone as answers. */
  counted_on: instant,
});
export type OwnForm = z.infer<typeof ownForm>;

/** Those who gave one answer: how many applied, were scored, and came at least as far as each stage. Null: too few to be told. */
export const countedLine = z.strictObject({
  choice,
  counts: z.strictObject({ applied: z.int(), scored: z.int(), reached: z.array(z.int()) }).nullable(),
});
export const countedQuestion = z.strictObject({ question, answered: z.int(), lines: z.array(countedLine) });
export type CountedQuestion = z.infer<typeof countedQuestion>;

/** How one group of people fared at a stage, beside the group that fared best. */
export const rate = z.strictObject({
  selected: z.int(),
  rate: z.number(),
  /** The rate by the highest rate; null where nobody was selected. */
  impact: z.number().nullable(),
  /** The rate is less than four fifths of the highest. */
  below: z.boolean(),
});
export type Rate = z.infer<typeof rate>;

export const reportLine = z.strictObject({
  choice,
  applied: z.int().nullable(),
  scored: z.int().nullable(),
  /** In the order of the stages; null where too few came so far. */
  rates: z.array(rate.nullable()),
});
export const yearReport = z.strictObject({
  year: z.int(),
  form,
  counted_at: instant,
  questions: z.array(
    z.strictObject({ question, answered: z.int(), stages: z.array(stage), lines: z.array(reportLine) }),
  ),
});
export type YearReport = z.infer<typeof yearReport>;

export const fairnessReport = z.strictObject({
  asks: z.boolean(),
  contractor: z.boolean(),
  /** The forms of the places of the group: none, where no law of theirs knows such questions. */
  forms: z.array(form),
  /** The year that is counted next, and when. */
  next: z.strictObject({ year: z.int(), counted_on: instant }),
  years: z.array(yearReport),
});
export type FairnessReport = z.infer<typeof fairnessReport>;

export const inApplication = z.object({ application_id: uuid });
