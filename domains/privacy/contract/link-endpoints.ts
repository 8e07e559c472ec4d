import { anyone, endpoint } from '@hearth/kit/endpoint';
import { instant, string } from '@hearth/kit/schema';
import { legalLinks } from '@hearth/domains/core/schemas';
import { z } from 'zod';
import { keepAnswer, keepSpan } from './schemas.ts';

const service = 'core';
const token = string(100);
const form = {
  method: 'POST',
  service,
  access: anyone(),
  body: z.strictObject({ token }),
  bodyType: 'form',
  answers: 'raw',
} as const;

export const openKeepLink = endpoint({
  id: 'privacy.openKeepLink',
  method: 'GET',
  path: '/v1/public/kept_applications/{token}',
  service,
  summary: 'Returns which applications the link is about, when they are deleted, and for how long they could be kept.',
  access: anyone(),
  params: z.object({ token }),
  answer: z.strictObject({
    employer_name: z.string(),
    legal: legalLinks,
    span: keepSpan,
    answer: keepAnswer.nullable(),
    applications: z.array(z.strictObject({ job_title: z.string(), location_name: z.string(), deleted_at: instant })),
  }),
});

export const keepLonger = endpoint({
  ...form,
  id: 'privacy.keepLonger',
  path: '/v1/public/kept_applications/keep',
  summary: 'Agrees to longer storage with the emailed token. Redirects to the next page.',
});

export const deleteAsPlanned = endpoint({
  ...form,
  id: 'privacy.deleteAsPlanned',
  path: '/v1/public/kept_applications/delete',
  summary: 'Declines longer storage: everything is deleted as planned. Redirects to the next page.',
});

export const unsubscribeFromKeeping = endpoint({
  id: 'privacy.unsubscribeFromKeeping',
  method: 'POST',
  path: '/v1/public/kept_applications/{token}/unsubscribe',
  service,
  summary: 'Declines with one click from an email program (RFC 8058).',
  access: anyone(),
  params: z.object({ token }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.object({}),
});
