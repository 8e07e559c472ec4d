import { endReason } from '@hearth/domains/applications/schemas';
import { pipelineStep, stepType } from '@hearth/domains/job-library/schemas';
import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { LETTER_CHOICE_LOCKED } from './failures.ts';
import { LETTER_DELAYS } from './letter-delays.ts';

const service = 'communication';
const atBrand = z.object({ id: uuid });
const delay = z.literal(LETTER_DELAYS);
const rest = { delay_minutes: delay, locked: z.boolean() };

/** What goes out: the usual letter, which ends alone have, nothing, or a saved text. */
const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('USUAL'), ...rest }),
  z.strictObject({ kind: z.literal('NONE'), ...rest }),
  z.strictObject({ kind: z.literal('TEXT'), template_id: uuid, ...rest }),
]);
export type LetterChoice = z.infer<typeof choice>;

/** A reason of ending, a stage, or a step of the group's library by its id. */
const about = z.union([
  z.templateLiteral(['REASON.', endReason]),
  z.templateLiteral(['STAGE.', stepType]),
  z.templateLiteral(['STEP.', uuid]),
]);

const keptChoice = z.object({
  about: z.string(),
  brand_id: uuid,
  brand_name: z.string(),
  kind: z.enum(['USUAL', 'NONE', 'TEXT']),
  template_id: uuid.nullable(),
  delay_minutes: delay,
  locked: z.boolean(),
});
export type KeptChoice = z.infer<typeof keptChoice>;

export const listLetterChoices = endpoint({
  id: 'messaging.listLetterChoices',
  method: 'GET',
  path: '/v1/brands/{id}/letter_choices',
  service,
  summary:
    'Returns the messages for rejection reasons and stages set at a brand and above it, from the root down, with the stages of the group.',
  access: brand('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: atBrand,
  answer: z.object({
    choices: z.array(keptChoice),
    pipelines: z.array(z.object({ id: uuid, name: z.string(), steps: z.array(pipelineStep) })),
  }),
});

export const setLetterChoice = endpoint({
  id: 'messaging.setLetterChoice',
  method: 'PUT',
  path: '/v1/brands/{id}/letter_choices',
  service,
  summary:
    'Sets the message for a reason or a stage, for a brand and everything below it without its own; null follows the level above.',
  access: brand('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: atBrand,
  body: z.strictObject({ about, choice: choice.nullable() }),
  answer: z.object({}),
  failures: { LETTER_CHOICE_LOCKED },
  changes: () => [listLetterChoices, listLetterSteps, findLetterChoice],
});

export const listLetterSteps = endpoint({
  id: 'messaging.listLetterSteps',
  method: 'GET',
  path: '/v1/brands/{id}/letter_steps',
  service,
  summary: 'Lists the stages with a message at a brand, above it or below it: a move there asks first.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: atBrand,
  answer: z.object({ stages: z.array(stepType), steps: z.array(z.object({ id: uuid, stage: stepType })) }),
});

export const findLetterChoice = endpoint({
  id: 'messaging.findLetterChoice',
  method: 'POST',
  path: '/v1/brands/{id}/letter_choices/find',
  service,
  summary: 'Previews the message for people who end for a reason or reach a stage; sends nothing.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  transaction: 'read',
  params: atBrand,
  body: z.strictObject({
    application_ids: z.array(uuid).min(1).max(200),
    about: z.union([
      z.strictObject({ reason: endReason }),
      z.strictObject({ stage: stepType, step_id: uuid.nullable() }),
    ]),
  }),
  answer: z.object({
    /** Null where nothing was chosen. */
    chosen: keptChoice
      .omit({ about: true, template_id: true })
      .extend({
        text: z
          .object({ id: uuid, name: z.string(), texts: z.partialRecord(z.enum(LANGUAGES), z.string()) })
          .nullable(),
      })
      .nullable(),
    /** The people's places have chosen differently: nothing is chosen for all of them. */
    differs: z.boolean(),
  }),
});
