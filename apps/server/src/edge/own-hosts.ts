import { refusal } from '@hearth/kit/envelope';
import { NOT_FOUND, WRONG_HOST } from '@hearth/kit/failure';
import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config/config';
import type { HostSource } from '@hearth/platform/config/hosts';
import { isDemoHost } from '@hearth/platform/config/served-hosts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The paths served on a career site's domain beside pages: assets, machine-readable files, alert forms. */
const SERVED_PATHS: Readonly<Record<string, RegExp>> = {
  GET: /^\/(?:assets\/|media\/|robots\.txt$|sitemap\.xml$|\.well-known\/hearth-site$)/,
  POST: /^\/(?:v1\/public\/job_alerts(?:\/|$)|csp_reports$)/,
};

/** As long as everywhere, but not for names below: the rest of the domain is its owner's. */
const TRANSPORT = 'max-age=63072000';

const asked = new WeakMap<FastifyRequest, OwnSite>();

/** The career site on whose custom domain a request arrived; null for the installation itself. */
export function requestedSite(request: FastifyRequest): OwnSite | null {
  return asked.get(request) ?? null;
}

/**
 * Keeps the application off the own domains of career sites: there is no sign-in there, no call of the application and no
 * page of another site. Added before any route. The host is what Fastify takes for it: a header of a proxy counts only where
 * one is trusted. A demonstration answers under its own names and those domains alone.
 */
export function guardOwnHosts(app: FastifyInstance, config: Config, hosts: HostSource): void {
  app.addHook('onRequest', async (request, reply) => {
    const own = await hosts.siteAt(request.host);
    if (own === null) {
      if (config.mode === 'demo' && !isDemoHost(config, request.host)) await refuseHost(config, request, reply);
      return;
    }
    asked.set(request, own);
    if (config.hsts !== 'off') reply.header('strict-transport-security', TRANSPORT);
    const [path = ''] = request.url.split('?');
    const isPage = request.is404 && (request.method === 'GET' || request.method === 'HEAD');
    if (!isPage && SERVED_PATHS[request.method]?.test(path) !== true) await reply.status(404).send(refusal(NOT_FOUND));
  });
}

/**
 * Refuses an unknown host: as a page for browsers, otherwise in the envelope; echoes nothing. Nothing of the request
 * is repeated.
 */
function refuseHost({ publicUrl }: Config, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.status(WRONG_HOST.status).header('cache-control', 'no-store');
  if (!String(headers.accept).includes('text/html')) return reply.send(refusal(WRONG_HOST));
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hearth</title></head><body><h1>This address isn’t one of this demonstration’s</h1><p>${WRONG_HOST.message}</p><p><a href="${publicUrl}">${publicUrl}</a></p><p>To open it under a name of your own, start it with HEARTH_MODE=demo and PUBLIC_URL set to that address.</p></body></html>`,
    );
}
