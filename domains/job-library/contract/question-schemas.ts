import { instant, line, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { language, question, translations } from './content-schemas.ts';

/** A tag by which questions of the bank are found. */
export const tag = text(30);

/**
 * The editable content of a bank question, with the defaults that jobs start with. Whether it must be answered and
 * what rules out are what posts begin with.
 */
export const bankQuestionWriting = question.omit({ id: true, bank: true }).extend({
  /** The language of `text` and `options`. */
  language,
  translations,
  tags: z.array(tag).max(8),
  /** The positions whose posts may ask it; none: all. */
  positions: z
    .array(z.strictObject({ id: uuid, name: line(80) }))
    .max(50)
    .optional(),
});

/** A law that affects a question, and at how many of its locations. */
export const bankFinding = z.object({
  topic: z.enum(['SALARY_HISTORY', 'CRIMINAL_RECORD']),
  law: z.string(),
  is_forbidden: z.boolean(),
  locations: z.int(),
});

/** A bank question as authors of jobs see it. */
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

/** An error in a question file, by line and column. */
export const fileProblem = z.object({
  line: z.int(),
  /** Empty where the file as a whole is meant. */
  column: z.string(),
  rule: z.enum(['NOT_CSV', 'NO_COLUMN', 'UNKNOWN', 'MISSING', 'TOO_LONG', 'UNFIT', 'TWICE']),
});

/** The effect of a question file; nothing changes if it has errors. */
export const fileResult = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  problems: z.array(fileProblem),
});

export type FileResult = z.infer<typeof fileResult>;
export type FileProblem = z.infer<typeof fileProblem>;
export type BankQuestionContent = z.infer<typeof bankQuestionWriting>;
export type BankQuestion = z.infer<typeof bankQuestion>;
