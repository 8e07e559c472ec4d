import { STATUS_CODES } from 'node:http';
import { refusal } from '@hearth/kit/envelope';
import type { FailureKind } from '@hearth/kit/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PROBLEM = 'application/problem+json';

/**
 * Answers a refusal in the standard envelope, or as the problem details of RFC 9457 to a caller whose `Accept` names them: the title is
 * that of the status, `code` and further data are beside it.
 */
export function sendRefusal(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  kind: FailureKind,
  data: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  reply.status(kind.status).header('cache-control', 'no-store');
  if (request.headers.accept?.includes(PROBLEM) !== true)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusal(kind, data)));
  const problem = {
    ...data,
    type: 'about:blank',
    title: STATUS_CODES[kind.status],
    status: kind.status,
    detail: kind.message,
    code: kind.code,
  };
  return reply.type(`${PROBLEM}; charset=utf-8`).send(JSON.stringify(problem));
}
