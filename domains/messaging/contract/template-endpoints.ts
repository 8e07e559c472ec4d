import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint, house } from '@hearth/kit/endpoint';
import { instant, line, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { TEMPLATE_NAME_TAKEN, TEMPLATE_PLACE_UNKNOWN, TOO_MANY_TEMPLATES } from './failures.ts';

const atBrand = z.object({ id: uuid });
const oneOf = z.object({ id: uuid, template_id: uuid });
const language = z.enum(LANGUAGES);
const texts = z.partialRecord(language, text(5000));
const content = z.strictObject({
  name: line(80),
  /** By language; a place like `{{first_name}}` is filled for each person. */
  texts: texts.refine((written) => Object.keys(written).length > 0, 'must be written in one language at least'),
});

const template = z.object({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  name: z.string(),
  texts,
  changed_by: z.string(),
  changed_at: instant,
});
export type Template = z.infer<typeof template>;

/** A text as it would stand in one conversation. */
const filledTemplate = template.pick({ id: true, brand_id: true, brand_name: true, name: true, texts: true }).extend({
  language,
  text: z.string(),
  /** Places that nothing is known for: the text cannot be sent before something is written there. */
  missing: z.array(z.string()),
});
export type FilledTemplate = z.infer<typeof filledTemplate>;

export const listTemplates = endpoint({
  id: 'messaging.listTemplates',
  method: 'GET',
  path: '/v1/brands/{id}/message_templates',
  service: 'communication',
  summary: 'Lists the message templates of a brand and of the brands above it.',
  access: brand('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: atBrand,
  answer: z.object({ templates: z.array(template) }),
});

export const createTemplate = endpoint({
  id: 'messaging.createTemplate',
  method: 'POST',
  path: '/v1/brands/{id}/message_templates',
  service: 'communication',
  summary: 'Creates a message template for a brand and everything below it.',
  access: brand('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: atBrand,
  body: content,
  answer: template,
  failures: { TEMPLATE_NAME_TAKEN, TEMPLATE_PLACE_UNKNOWN, TOO_MANY_TEMPLATES },
  changes: () => [listTemplates, fillTemplates],
});

export const changeTemplate = endpoint({
  id: 'messaging.changeTemplate',
  method: 'PUT',
  path: '/v1/brands/{id}/message_templates/{template_id}',
  service: 'communication',
  summary: 'Changes a message template of this brand.',
  access: brand('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: oneOf,
  body: content,
  answer: template,
  failures: { TEMPLATE_NAME_TAKEN, TEMPLATE_PLACE_UNKNOWN },
  changes: () => [listTemplates, fillTemplates],
});

export const deleteTemplate = endpoint({
  id: 'messaging.deleteTemplate',
  method: 'DELETE',
  path: '/v1/brands/{id}/message_templates/{template_id}',
  service: 'communication',
  summary: 'Deletes a message template of this brand.',
  access: brand('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: oneOf,
  answer: z.object({}),
  changes: () => [listTemplates, fillTemplates],
});

export const fillTemplates = endpoint({
  id: 'messaging.fillTemplates',
  method: 'GET',
  path: '/v1/applications/{id}/message_templates',
  service: 'communication',
  summary: 'Returns the message templates for an application, filled in for its candidate and in their language.',
  access: house('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: atBrand,
  /** `places`: where the caller may keep texts, from the place of the application upwards. */
  answer: z.object({
    places: z.array(z.object({ brand_id: uuid, name: z.string() })),
    templates: z.array(filledTemplate),
  }),
});
