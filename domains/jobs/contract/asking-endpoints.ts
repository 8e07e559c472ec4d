import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, flag, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { askingPost } from './asking-schemas.ts';

const service = 'question-bank';
const inQuestion = z.object({ id: uuid, question_id: uuid });
const window = { cursor: uuid.optional(), limit: count(1, 100).optional() };
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });

export const listAskingPosts = endpoint({
  id: 'jobs.listAskingPosts',
  method: 'GET',
  path: '/v1/brands/{id}/questions/{question_id}/posts',
  service,
  summary: 'Lists the jobs that use a question of the bank and that the caller can see, with the version each has.',
  access: viewer,
  whileActing: 'allowed',
  params: inQuestion,
  query: z.object({ older: flag.optional(), ...window }),
  answer: z.object({ posts: z.array(askingPost), next: uuid.nullable() }),
});
