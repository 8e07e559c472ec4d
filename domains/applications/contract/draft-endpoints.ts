import { LANGUAGES } from '@hearth/kit/constants';
import { anyone, endpoint } from '@hearth/kit/endpoint';
import { email, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { DRAFT_GONE } from './failures.ts';
import { draftContent } from './schemas.ts';

export const keepDraft = endpoint({
  id: 'applications.keepDraft',
  method: 'POST',
  path: '/v1/jobs/{job_id}/application_drafts',
  service: 'core',
  summary: 'Saves an unfinished application for 30 days and emails a link that opens it elsewhere.',
  access: anyone(),
  params: z.object({ job_id: uuid }),
  body: z.strictObject({ email: email, language: z.enum(LANGUAGES), draft: draftContent }),
  answer: z.object({}),
});

export const openDraft = endpoint({
  id: 'applications.openDraft',
  method: 'POST',
  path: '/v1/application_drafts/open',
  service: 'core',
  summary: 'Returns a saved application by the emailed link.',
  access: anyone(),
  body: z.strictObject({ token: string(100) }),
  answer: z.object({ job_id: uuid, draft: draftContent }),
  failures: { DRAFT_GONE },
});
