import { anyone, endpoint } from '@hearth/kit/endpoint';
import { string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const receiveTextStatus = endpoint({
  id: 'sms.receiveTextStatus',
  method: 'POST',
  path: '/v1/texts/status/{id}',
  service: 'communication',
  summary: 'Receives the delivery report of a text from the SMS provider, which signs the call as its connector says.',
  access: anyone(),
  params: z.object({ id: uuid }),
  body: string(20_000),
  bodyType: 'bytes',
  maxBodyBytes: 20_000,
  answers: 'raw',
  transaction: 'none',
});
