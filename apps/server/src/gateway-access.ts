import type { Config } from '@hearth/platform/config';
import type { FastifyInstance } from 'fastify';

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
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const { origin } = headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !appOrigins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READ });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    await reply
      .status(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': SENT,
        'access-control-max-age': REMEMBERED,
      })
      .send();
  });
}
