import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { page, rowVersion, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { TEMPLATE_CHANGED } from './failures.ts';
import { template, templateChange, templateLine } from './schemas.ts';

const service = 'job-boards';
const inBrand = z.object({ id: uuid });
const inTemplate = z.object({ id: uuid, template_id: uuid });
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });
/** The library is the group's: whoever writes jobs for all of it writes its templates. */
const author = brand('id', 'MANAGE_JOBS', { services: HIRING });

export const listJobTemplates = endpoint({
  id: 'jobs.listJobTemplates',
  method: 'GET',
  path: '/v1/brands/{id}/job_templates',
  service,
  summary: "Lists the group's job templates by name, or those that most jobs were made from first.",
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    ...page,
    /** Words of the name or the position. */
    q: trimmedString(100).optional(),
    sort: z.enum(['NAME', 'MOST_USED']).optional(),
  }),
  answer: z.object({ templates: z.array(templateLine), total: z.int() }),
});

export const getJobTemplate = endpoint({
  id: 'jobs.getJobTemplate',
  method: 'GET',
  path: '/v1/brands/{id}/job_templates/{template_id}',
  service,
  summary: 'Returns a template.',
  access: viewer,
  whileActing: 'allowed',
  params: inTemplate,
  answer: template,
});

export const createJobTemplate = endpoint({
  id: 'jobs.createJobTemplate',
  method: 'POST',
  path: '/v1/brands/{id}/job_templates',
  service,
  summary: 'Creates a job template for the group.',
  access: author,
  whileActing: 'allowed',
  params: inBrand,
  body: templateChange,
  answer: template,
  changes: () => [listJobTemplates],
});

export const updateJobTemplate = endpoint({
  id: 'jobs.updateJobTemplate',
  method: 'PUT',
  path: '/v1/brands/{id}/job_templates/{template_id}',
  service,
  summary: 'Changes a template. Jobs that aren’t public yet take over what is locked when they are published.',
  access: author,
  whileActing: 'allowed',
  params: inTemplate,
  body: templateChange.extend({ version: rowVersion }),
  answer: template,
  changes: () => [listJobTemplates, getJobTemplate],
  failures: { TEMPLATE_CHANGED },
});

export const archiveJobTemplate = endpoint({
  id: 'jobs.archiveJobTemplate',
  method: 'DELETE',
  path: '/v1/brands/{id}/job_templates/{template_id}',
  service,
  summary: 'Archives a template. Jobs made from it stay, and nothing in them is locked.',
  access: author,
  whileActing: 'refused',
  params: inTemplate,
  answer: z.object({}),
  changes: () => [listJobTemplates],
});

export { QUESTION_FOR_OTHERS, TEMPLATE_CHANGED, STEPS_FIXED } from './failures.ts';
