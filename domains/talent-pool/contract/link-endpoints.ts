import { anyone, endpoint } from '@hearth/kit/endpoint';
import { instant, string } from '@hearth/kit/schema';
import { legalLinks } from '@hearth/domains/core/schemas';
import { z } from 'zod';

const service = 'talent-pool';
const token = string(100);
const form = {
  method: 'POST',
  service,
  access: anyone(),
  body: z.strictObject({ token }),
  bodyType: 'form',
  answers: 'raw',
} as const;

export const openPoolLink = endpoint({
  id: 'talentPool.openPoolLink',
  method: 'GET',
  path: '/v1/public/talent_pool/{token}',
  service,
  summary: 'Returns what an email’s link is about: whose talent pool, and until when the person is in it.',
  access: anyone(),
  params: z.object({ token }),
  answer: z.strictObject({
    employer_name: z.string(),
    legal: legalLinks,
    consent: z.enum(['ASKED', 'GIVEN']),
    until: instant,
  }),
});

export const stayInPool = endpoint({
  ...form,
  id: 'talentPool.stayInPool',
  path: '/v1/public/talent_pool/stay',
  summary: 'Agrees to being in the talent pool for a year, with the emailed token. Redirects to the next page.',
});

export const leavePool = endpoint({
  ...form,
  id: 'talentPool.leavePool',
  path: '/v1/public/talent_pool/leave',
  summary: 'Leaves the talent pool, and deletes the person from it right away. Redirects to the next page.',
});

export const unsubscribeFromPool = endpoint({
  id: 'talentPool.unsubscribeFromPool',
  method: 'POST',
  path: '/v1/public/talent_pool/{token}/unsubscribe',
  service,
  summary: 'Leaves the talent pool with one click from an email program (RFC 8058).',
  access: anyone(),
  params: z.object({ token }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.object({}),
});
