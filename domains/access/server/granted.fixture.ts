import type { Reply } from '@hearth/testing/server';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { addGrant } from '../contract/endpoints.ts';
import type { GrantLine } from '../contract/schemas.ts';

/** An answer to giving a right, as the grant that it has to be unless it was refused. */
export function expectGranted(reply: Reply<AnswerOf<typeof addGrant>>): Reply<GrantLine> {
  const { data } = reply;
  if (reply.status === 200 && data.outcome !== 'GRANTED') throw new Error('This was an invitation and no grant.');
  return { ...reply, data: (reply.status === 200 && data.outcome === 'GRANTED' ? data.grant : data) as GrantLine };
}
