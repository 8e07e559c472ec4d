import { stage } from '@hearth/domains/applications/schemas';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The demographic questions that can be asked. */
export const question = z.enum(['SEX', 'RACE', 'ETHNICITY', 'VETERAN', 'DISABILITY']);
export type Question = z.infer<typeof question>;

/** All answers of all forms. NOT_SAID is allowed for every question. NOT_SAID goes with all. */
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

/** The country whose law defines the form. */
export const form = z.enum(['US', 'GB']);
export type FormCountry = z.infer<typeof form>;

/** A question with its choices, and `law`, the law that it is asked for. */
export const askedQuestion = z.strictObject({ question, choices: z.array(choice), law: z.string() });

export const answer = z.strictObject({ question, choice });
export type Answer = z.infer<typeof answer>;

/** Whether a group asks its applicants, and whether as a US federal contractor. */
export const fairnessSetting = z.strictObject({ asks: z.boolean(), contractor: z.boolean() });

/** The questions for an applicant and their answers; null if nothing is asked. */
export const ownForm = z.strictObject({
  employer_name: z.string(),
  questions: z.array(askedQuestion),
  answers: z.array(answer),
  /** From when on the answers are numbers only, and gone as answers. */
  counted_on: instant,
});
export type OwnForm = z.infer<typeof ownForm>;

/**
 * Counts for one answer: applied, scored, and reached each stage; null if too few to show. Null: too few to be told.
 */
export const countedLine = z.strictObject({
  choice,
  counts: z.strictObject({ applied: z.int(), scored: z.int(), reached: z.array(z.int()) }).nullable(),
});
export const countedQuestion = z.strictObject({ question, answered: z.int(), lines: z.array(countedLine) });
export type CountedQuestion = z.infer<typeof countedQuestion>;

/** The selection rate of one answer at a stage, compared with the highest rate. */
export const rate = z.strictObject({
  selected: z.int(),
  rate: z.number(),
  /** The rate by the highest rate; null where nobody was selected. */
  impact: z.number().nullable(),
  /** The rate is less than four fifths of the highest. */
  below: z.boolean(),
});
export type SelectionRate = z.infer<typeof rate>;

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
