import { refusal } from '@hearth/kit/envelope';
import { NOT_FOUND } from '@hearth/kit/failure';
import type { OwnSite } from '@hearth/kit/page';
import type { HostSource } from '@hearth/platform/hosts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What else than pages is served on the own domain of a career site: files of pages, what machines read, and the forms of alerts. */
const SERVED: Readonly<Record<string, RegExp>> = {
  GET: /^\/(?:assets\/|media\/|robots\.txt$|sitemap\.xml$|\.well-known\/hearth-site$)/,
  POST: /^\/v1\/public\/job_alerts(?:\/|$)/,
};

/** As long as everywhere, but not for names below: the rest of the domain is its owner's. */
const TRANSPORT = 'max-age=63072000';

const asked = new WeakMap<FastifyRequest, OwnSite>();

/** The career site under whose own domain a request came; null for the installation itself. */
export function ownSiteOf(request: FastifyRequest): OwnSite | null {
  return asked.get(request) ?? null;
}

/**
 * Keeps the application off the own domains of career sites: there is no sign-in there, no call of the application and no
 * page of another site. Added before any route. The host is what Fastify takes for it: a header of a proxy counts only where
 * one is trusted.
 */
export function guardOwnHosts(app: FastifyInstance, hosts: HostSource): void {
  app.addHook('onRequest', async (request, reply) => {
    const own = await hosts.siteAt(request.host);
    if (own === null) return;
    asked.set(request, own);
    reply.header('strict-transport-security', TRANSPORT);
    const [path = ''] = request.url.split('?');
    const isPage = request.is404 && (request.method === 'GET' || request.method === 'HEAD');
    if (!isPage && SERVED[request.method]?.test(path) !== true) await reply.status(404).send(refusal(NOT_FOUND));
  });
}
