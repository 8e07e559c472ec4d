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
    'Returns which statistics questions the caller can answer after an application under the law of its location, and their answers.',
  answer: z.strictObject({ form: ownForm.nullable() }),
});

export const setOwnAnswers = endpoint({
  ...own,
  id: 'fairness.setOwnAnswers',
  method: 'PUT',
  path,
  summary:
    'Saves the caller’s answers to the statistics questions; an empty list deletes them. Decision-makers can never read them; they are counted once a year.',
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
    'Reports selection rates for each past year by what applicants said of themselves, compared with the group that fared best. For whole groups only.',
  answer: fairnessReport,
});

export const setFairness = endpoint({
  ...ofGroup,
  id: 'fairness.setFairness',
  method: 'PUT',
  path: '/v1/brands/{id}/selection_rates/settings',
  summary: 'Sets whether a group asks its applicants, and whether as a contractor of the United States.',
  body: fairnessSetting,
  answer: fairnessSetting,
  changes: () => [getFairnessReport],
});
