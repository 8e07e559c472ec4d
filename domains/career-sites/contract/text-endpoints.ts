import { anyone, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { textWay } from './schemas.ts';

const textWayOf = {
  service: 'job-boards',
  access: anyone(),
  params: z.object({ id: uuid }),
  transaction: 'write',
} as const;

export const getJobTextWay = endpoint({
  ...textWayOf,
  id: 'jobs.getJobTextWay',
  method: 'GET',
  path: '/v1/public/jobs/{id}/text_way',
  summary: 'Returns what to text to which number to apply for a live job; null without an SMS provider.',
  answer: z.object({ way: textWay.nullable() }),
});

export const getPlaceTextWay = endpoint({
  ...textWayOf,
  id: 'jobs.getPlaceTextWay',
  method: 'GET',
  path: '/v1/public/places/{id}/text_way',
  summary: 'Returns the same for the live jobs of a location.',
  answer: z.object({ way: textWay.nullable() }),
});
