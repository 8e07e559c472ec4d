import { brand, candidate, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { NOT_ASKED } from './failures.ts';
import { answer, fairnessReport, fairnessSetting, inApplication, ownForm } from './schemas.ts';

const service = 'core';
const own = { service, access: candidate('application_id'), whileActing: 'refused', params: inApplication } as const;
const path = '/v1/my/applications/{application_id}/demographic_answers';

export const getOwnForm = endpoint({
  ...own,
  id: 'fairness.getOwnForm',
  method: 'GET',
  path,
  summary:
    'What the caller may say of themselves for statistics after an application, as the law of its place knows it, and what they said.',
  answer: z.strictObject({ form: ownForm.nullable() }),
});

export const setOwnAnswers = endpoint({
  ...own,
  id: 'fairness.setOwnAnswers',
  method: 'PUT',
  path,
  summary:
    'Says it, some of it, or nothing: an empty list deletes what was said. Nobody who decides can ever read it; it is counted once a year.',
  body: z.strictObject({ answers: z.array(answer).max(8) }),
  answer: z.strictObject({ answers: z.array(answer) }),
  changes: () => [getOwnForm],
  failures: { NOT_ASKED },
});

/** For a whole group: parts of it beside each other would tell of single people. */
const ofGroup = {
  service,
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
} as const;

export const getFairnessReport = endpoint({
  ...ofGroup,
  id: 'fairness.getFairnessReport',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/brands/{id}/selection_rates',
  summary:
    'For each year that is over: selection rates by what applicants said of themselves, beside the group that fared best. Of a whole group alone.',
  answer: fairnessReport,
});

export const setFairness = endpoint({
  ...ofGroup,
  id: 'fairness.setFairness',
  method: 'PUT',
  path: '/v1/brands/{id}/selection_rates/settings',
  summary: 'Says whether a group asks its applicants at all, and whether as a contractor of the United States.',
  body: fairnessSetting,
  answer: fairnessSetting,
  changes: () => [getFairnessReport],
});
