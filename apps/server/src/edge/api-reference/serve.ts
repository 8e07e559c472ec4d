import { createHash } from 'node:crypto';
import { NOT_FOUND } from '@hearth/kit/failure';
import { refusal } from '@hearth/kit/envelope';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiDocument } from './api-document.ts';
import { domainPage, indexPage, shapePage } from './pages.ts';
import { STYLE } from './style.ts';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
/** Longer words are in no call. */
const LONGEST_SEARCH = 100;

/** Serves the API document as pages for people: an introduction with a search, the calls of each domain, and each named shape. */
export function serveApiReference(
  app: FastifyInstance,
  limits: RateLimits,
  document: () => Promise<ApiDocument>,
): void {
  const send = (reply: FastifyReply, page: string | undefined): FastifyReply =>
    page === undefined
      ? reply.status(404).send(refusal(NOT_FOUND))
      : reply
          .header('content-security-policy', POLICY)
          .header('cache-control', 'public, max-age=300')
          .type('text/html; charset=utf-8')
          .send(page);
  const charge = (reply: FastifyReply): void => limits.chargeGuest(reply, 'search');

  app.get<{ Querystring: { q?: unknown } }>('/docs/api', async ({ query: { q } }, reply) => {
    charge(reply);
    return send(reply, indexPage(await document(), typeof q === 'string' ? q.slice(0, LONGEST_SEARCH) : ''));
  });
  app.get<{ Params: { domain: string } }>('/docs/api/:domain', async ({ params }, reply) => {
    charge(reply);
    return send(reply, domainPage(await document(), params.domain));
  });
  app.get<{ Params: { name: string } }>('/docs/api/shapes/:name', async ({ params }, reply) => {
    charge(reply);
    return send(reply, shapePage(await document(), params.name));
  });
}
