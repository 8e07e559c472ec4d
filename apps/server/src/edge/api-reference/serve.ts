import { createHash } from 'node:crypto';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Reference } from './api-document.ts';
import { domainPage, indexPage, missingPage, shapePage } from './pages.ts';
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
export function serveApiReference(app: FastifyInstance, limits: RateLimits, reference: () => Promise<Reference>): void {
  const serve = (path: string, write: (reference: Reference, request: FastifyRequest) => string | undefined): void =>
    void app.get(path, async (request, reply) => {
      limits.chargeGuest(reply, 'search');
      const read = await reference();
      const found = write(read, request);
      return reply
        .status(found === undefined ? 404 : 200)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(found ?? missingPage(read));
    });
  const named = ({ params }: FastifyRequest): string => (params as { readonly name: string }).name;

  serve('/docs/api', (read, { query }) => {
    const { q } = query as { readonly q?: unknown };
    return indexPage(read, typeof q === 'string' ? q.slice(0, LONGEST_SEARCH) : '');
  });
  serve('/docs/api/:name', (read, request) => domainPage(read, named(request)));
  serve('/docs/api/shapes/:name', (read, request) => shapePage(read, named(request)));
}
