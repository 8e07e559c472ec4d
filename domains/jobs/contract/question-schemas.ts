import { instant, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { jobStatus, language, question, translations } from './schemas.ts';

/** A word by which questions of the bank are found. */
export const tag = text(30);

/** What somebody writes of a question of the bank. Whether it must be answered and what rules out are what posts begin with. */
export const bankQuestionWriting = question.omit({ id: true, bank: true }).extend({
  /** The language of `text` and `options`. */
  language,
  translations,
  tags: z.array(tag).max(8),
  /** The positions whose posts may ask it; none: all. */
  positions: z
    .array(z.strictObject({ id: uuid, name: text(80) }))
    .max(50)
    .optional(),
});

/** A law that is about a question, and at how many of the locations that may ask it. */
export const bankFinding = z.object({
  topic: z.enum(['SALARY_HISTORY', 'CRIMINAL_RECORD']),
  law: z.string(),
  is_forbidden: z.boolean(),
  locations: z.int(),
});

/** A question of the bank as those who write posts see it. */
export const bankQuestion = bankQuestionWriting.extend({
  id: uuid,
  positions: z.array(z.object({ id: uuid, name: z.string() })),
  /** The brand that it belongs to: it and all below may ask it, those who write for it may change it. */
  brand_id: uuid,
  brand_name: z.string(),
  /** Moves on with the words alone: a post keeps the version that it was written with. */
  version: rowVersion,
  /** Moves on with every change, so that nobody overwrites what they have not read. */
  edit: rowVersion,
  archived: z.boolean(),
  /** How many posts ask it, and how many of them in words that have changed since. */
  posts: z.int(),
  older_posts: z.int(),
  findings: z.array(bankFinding),
  updated_at: instant,
});

/** A post that asks a question of the bank, with the words that it asks it in. */
export const askingPost = z.object({
  job_id: uuid,
  title: z.string(),
  location_name: z.string(),
  status: jobStatus,
  version: rowVersion,
  is_older: z.boolean(),
  text: z.string(),
});

/** What is wrong with a file of questions: where, as a spreadsheet counts, and what. */
export const fileProblem = z.object({
  line: z.int(),
  /** Empty where the file as a whole is meant. */
  column: z.string(),
  rule: z.enum(['NOT_CSV', 'NO_COLUMN', 'UNKNOWN', 'MISSING', 'TOO_LONG', 'UNFIT', 'TWICE']),
});

/** What a file does to a brand's questions; with problems, nothing. */
export const fileResult = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  problems: z.array(fileProblem),
});

export type FileResult = z.infer<typeof fileResult>;
export type FileProblem = z.infer<typeof fileProblem>;
export type BankQuestionWriting = z.infer<typeof bankQuestionWriting>;
export type BankQuestion = z.infer<typeof bankQuestion>;
export type AskingPost = z.infer<typeof askingPost>;
