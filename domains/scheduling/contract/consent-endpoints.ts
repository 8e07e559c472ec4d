import { LANGUAGES, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { integer, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { consentState, myConsent, weekConsent } from './consent-schemas.ts';
import { listMyShifts } from './endpoints.ts';
import { CONSENT_CLOSED, CONSENT_LATE, CONSENT_OUTDATED, SCHEDULE_NEEDS_LOCATION } from './failures.ts';

const service = 'scheduling';

export const listWeekConsents = endpoint({
  id: 'scheduling.listWeekConsents',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/consents',
  service,
  whileActing: 'allowed',
  summary: 'Lists what workers have said to changes of their published shifts of a week that a law asks a yes for.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  params: z.object({ id: uuid }),
  query: z.object({ week: localDate }),
  answer: z.strictObject({ week: localDate, consents: z.array(weekConsent) }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const listMyConsents = endpoint({
  id: 'scheduling.listMyConsents',
  method: 'GET',
  path: '/v1/my/consents',
  service,
  summary: 'Lists the changes of published shifts that wait for a yes or no of the signed-in person.',
  access: signedIn(),
  whileActing: 'allowed',
  answer: z.strictObject({ consents: z.array(myConsent) }),
});

export const answerMyConsent = endpoint({
  id: 'scheduling.answerMyConsent',
  method: 'POST',
  path: '/v1/my/consents/{consent_id}/answer',
  service,
  summary:
    'Answers a change of an own shift. A yes makes it the shift; a no leaves the shift as it was. The same answer again changes nothing.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.object({ consent_id: uuid }),
  body: z.strictObject({
    agrees: z.boolean(),
    /** What was read: its wording and its language. */
    text_version: integer(1, 1000),
    language: z.enum(LANGUAGES),
  }),
  answer: z.strictObject({ state: consentState }),
  changes: () => [listMyConsents, listMyShifts],
  failures: { CONSENT_OUTDATED, CONSENT_LATE, CONSENT_CLOSED },
});
