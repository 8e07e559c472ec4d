import { Failure, INTERNAL, UNAVAILABLE } from '@hearth/kit/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asAnswer } from '../database.ts';
import { asBodyFailure } from './input.ts';

/** The type that SCIM answers have. */
export const SCIM_TYPE = 'application/scim+json; charset=utf-8';

/** Answers an error as SCIM has it (RFC 7644, 3.12): directories show its detail to whoever looks after them. */
export function sendScimError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asAnswer(thrown);
  const known = error instanceof Failure ? error : asBodyFailure(error);
  if (known === null)
    request.log.error(
      { err: error, method: request.method, path: request.routeOptions.url, id: request.id },
      'a request failed',
    );
  const { kind, data } = known ?? new Failure(INTERNAL);
  if (kind === UNAVAILABLE) reply.header('retry-after', '2');
  const wait = data['retry_after_seconds'];
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  const { scim_type: scimType, detail = kind.message } = data;
  return reply
    .status(kind.status)
    .header('cache-control', 'no-store')
    .type(SCIM_TYPE)
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(kind.status),
        ...(scimType === undefined ? {} : { scimType }),
        detail,
      }),
    );
}
