import { ENGAGEMENT_SERVICE } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { ALREADY_SAID, TOO_LATE_TO_SAY } from './failures.ts';
import { pulse, score, surveyResults } from './schemas.ts';

const service = 'engage';

export const getPulse = endpoint({
  id: 'surveys.getPulse',
  method: 'GET',
  path: '/v1/my/pulse',
  service,
  summary: 'Returns the shift that the signed-in person is asked to rate, if there is one.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({ pulse: pulse.nullable() }),
});

export const answerPulse = endpoint({
  id: 'surveys.answerPulse',
  method: 'POST',
  path: '/v1/my/pulse',
  service,
  summary: 'Rates a shift. Answers are counted and stored without names.',
  access: signedIn(),
  whileActing: 'refused',
  body: z.strictObject({ shift_id: uuid, score }),
  answer: z.strictObject({ counted: z.literal(true) }),
  changes: () => [getPulse],
  failures: { ALREADY_SAID, TOO_LATE_TO_SAY },
});

export const getSurveyResults = endpoint({
  id: 'surveys.getResults',
  method: 'GET',
  path: '/v1/brands/{id}/voice',
  service,
  summary:
    'Reports how employees rate their shifts: whole weeks of locations with five answers or more, and nothing about the others.',
  access: brand('id', 'VIEW_TEAM_ENGAGEMENT', { orBelow: true, services: [ENGAGEMENT_SERVICE] }),
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  answer: surveyResults,
});
