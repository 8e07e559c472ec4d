import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, flag, rowVersion, string, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { QUESTION_CHANGED, QUESTION_FROM_ABOVE } from './failures.ts';
import { bankQuestion, bankQuestionWriting, fileResult, tag } from './question-schemas.ts';
import { questionKind } from './content-schemas.ts';

const service = 'question-bank';
const inBrand = z.object({ id: uuid });
const inQuestion = z.object({ id: uuid, question_id: uuid });
const window = { cursor: uuid.optional(), limit: count(1, 100).optional() };
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });
/** A question is written at the brand that it belongs to. */
const author = brand('id', 'MANAGE_JOBS', { services: HIRING });

export const listBankQuestions = endpoint({
  id: 'jobs.listBankQuestions',
  method: 'GET',
  path: '/v1/brands/{id}/questions',
  service,
  summary:
    'Lists the question bank of a brand: its own questions, and those of the brands above and below it. Newest first.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    q: trimmedString(100).optional(),
    kind: questionKind.optional(),
    tag: tag.optional(),
    /** Only what may be asked at this brand: its own and those of the brands above. */
    at: uuid.optional(),
    /** The position of a post, where the group has it, and what it is called: questions for it come first, those for others last. */
    position_id: uuid.optional(),
    position: trimmedString(80).optional(),
    archived: flag.optional(),
    ...window,
  }),
  answer: z.object({
    questions: z.array(bankQuestion),
    next: uuid.nullable(),
    /** The tags in use, for the first page. */
    tags: z.array(z.string()),
  }),
});

export const createBankQuestion = endpoint({
  id: 'jobs.createBankQuestion',
  method: 'POST',
  path: '/v1/brands/{id}/questions',
  service,
  summary: 'Adds a question to the bank, for a brand and everything below it.',
  access: author,
  whileActing: 'allowed',
  params: inBrand,
  body: bankQuestionWriting,
  answer: bankQuestion,
  changes: () => [listBankQuestions],
});

export const updateBankQuestion = endpoint({
  id: 'jobs.updateBankQuestion',
  method: 'PUT',
  path: '/v1/brands/{id}/questions/{question_id}',
  service,
  summary: 'Changes a question. New wording is a new version; jobs keep the one they have. The kind stays.',
  access: author,
  whileActing: 'allowed',
  params: inQuestion,
  body: bankQuestionWriting.omit({ kind: true }).extend({ edit: rowVersion }),
  answer: bankQuestion,
  changes: () => [listBankQuestions],
  failures: { QUESTION_CHANGED, QUESTION_FROM_ABOVE },
});

export const archiveBankQuestion = endpoint({
  id: 'jobs.archiveBankQuestion',
  method: 'PUT',
  path: '/v1/brands/{id}/questions/{question_id}/archived',
  service,
  summary: 'Archives or restores a question. It is never deleted, because jobs and answers refer to it.',
  access: author,
  whileActing: 'refused',
  params: inQuestion,
  body: z.strictObject({ archived: z.boolean() }),
  answer: bankQuestion,
  changes: () => [listBankQuestions],
  failures: { QUESTION_FROM_ABOVE },
});

export const exportBankQuestions = endpoint({
  id: 'jobs.exportBankQuestions',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/brands/{id}/questions/file',
  service,
  summary: 'Exports a brand’s own active questions as a CSV file, or an example file.',
  access: author,
  whileActing: 'refused',
  params: inBrand,
  query: z.object({ example: flag.optional() }),
  answer: z.object({ csv: z.string() }),
});

export const importBankQuestions = endpoint({
  id: 'jobs.importBankQuestions',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/brands/{id}/questions/import',
  service,
  summary:
    'Imports the questions of a CSV file, all or none; the same file again changes nothing. As a preview, returns what it would do.',
  access: author,
  whileActing: 'allowed',
  params: inBrand,
  body: z.strictObject({ csv: string(500_000), preview: z.boolean() }),
  maxBodyBytes: 2_000_000,
  answer: fileResult,
  changes: () => [listBankQuestions],
});
