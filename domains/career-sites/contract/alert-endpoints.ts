import { anyone, endpoint } from '@hearth/kit/endpoint';
import { string } from '@hearth/kit/schema';
import { z } from 'zod';
import { employmentType } from '@hearth/domains/job-library/schemas';
import { shiftTime } from '@hearth/domains/jobs/schemas';

const alerts = { method: 'POST', service: 'job-boards', access: anyone() } as const;
/** What the page's form sends, fields that are left empty too. Nothing is refused with an answer that is no page. */
const formText = (letters: number) => string(letters).default('');
const token = string(100);

export const askForAlert = endpoint({
  ...alerts,
  id: 'jobs.askForAlert',
  path: '/v1/public/job_alerts',
  summary: 'Submits the form for job alerts and emails a confirmation link. Redirects to the next page.',
  body: z.strictObject({
    email: formText(400),
    /** The slug of a career site; empty for all. */
    site: formText(120),
    q: formText(400),
    place: formText(400),
    post_language: formText(10),
    frequency: formText(10),
    language: formText(10),
    time_zone: formText(80),
    ...Object.fromEntries(
      [...employmentType.options, ...shiftTime.options].map((chosen) => [chosen, string(10).optional()]),
    ),
  }),
  bodyType: 'form',
  answers: 'raw',
});

export const confirmAlert = endpoint({
  ...alerts,
  id: 'jobs.confirmAlert',
  path: '/v1/public/job_alerts/confirm',
  summary: 'Confirms a job alert with the emailed token. Redirects to the next page.',
  body: z.strictObject({ token }),
  bodyType: 'form',
  answers: 'raw',
});

export const stopAlert = endpoint({
  ...alerts,
  id: 'jobs.stopAlert',
  path: '/v1/public/job_alerts/stop',
  summary: 'Ends a job alert and deletes its address. Redirects to the next page.',
  body: z.strictObject({ token }),
  bodyType: 'form',
  answers: 'raw',
});

export const unsubscribeAlert = endpoint({
  ...alerts,
  id: 'jobs.unsubscribeAlert',
  path: '/v1/public/job_alerts/{token}/unsubscribe',
  summary: 'Ends a job alert with one click from an email program (RFC 8058).',
  params: z.object({ token }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.object({}),
});
