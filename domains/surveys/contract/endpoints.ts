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
  summary: 'The shift that the signed-in person is asked about, if there is one.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({ pulse: pulse.nullable() }),
});

export const answerPulse = endpoint({
  id: 'surveys.answerPulse',
  method: 'POST',
  path: '/v1/my/pulse',
  service,
  summary: 'Says how a shift was. What is said is counted and kept with nobody’s name.',
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
  summary: 'How employees say it goes: whole weeks of locations with five answers or more, and nothing of the others.',
  access: brand('id', 'VIEW_TEAM_ENGAGEMENT', { orBelow: true, services: [ENGAGEMENT_SERVICE] }),
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  answer: surveyResults,
});
