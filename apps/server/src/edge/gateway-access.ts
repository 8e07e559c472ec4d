import type { Config } from '@hearth/platform/config/config';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What pages send besides what every browser may send anyway, and what they read of an answer. */
const SENT = 'authorization, content-type, last-event-id';
const READ = 'content-disposition, retry-after';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** How long a browser remembers the answer to a preflight request, in seconds. */
const REMEMBERED = '7200';

/**
 * Lets the installation's own pages call it under the host of the gateway (CORS), where an environment names one. Added before
 * any route. Cookies are not allowed across: calls carry a token, and the authentication frame has an origin of its own.
 */
export function allowOwnPages(app: FastifyInstance, { environments, appOrigins }: Config): void {
  if (Object.values(environments).every((environment) => environment?.gateway_host === undefined)) return;
  const isOwn = ({ headers: { origin } }: FastifyRequest): boolean =>
    origin !== undefined && appOrigins.includes(origin);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    if (isOwn(request))
      reply.headers({
        'access-control-allow-origin': String(request.headers.origin),
        'access-control-expose-headers': READ,
      });
  });
  const answerPreflight = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isOwn(request)) throw failure(NOT_FOUND);
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': SENT,
        'access-control-max-age': REMEMBERED,
      })
      .send();
  };
  app.options('/*', { onRequest: answerPreflight }, answerPreflight);
}
