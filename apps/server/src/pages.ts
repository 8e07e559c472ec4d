import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@hearth/kit/constants';
import type { EndpointLine } from '@hearth/kit/endpoint';
import { refusal } from '@hearth/kit/envelope';
import { failure, NOT_FOUND, UNAVAILABLE } from '@hearth/kit/failure';
import { CallRefused, isCallRefused } from '@hearth/kit/page';
import type { OwnSite, PageCallInput, PageRenderer, PageRequest, PageSite } from '@hearth/kit/page';
import type { Clock } from '@hearth/platform/clock';
import type { Config } from '@hearth/platform/config/config';
import type { HostSource } from '@hearth/platform/config/hosts';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import { bucketOrigin } from '@hearth/platform/files/s3';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBuilt } from './built-files.ts';
import { CSP_REPORTS } from './edge/csp-reports.ts';
import { requestedSite } from './edge/own-hosts.ts';
import { toPageSite } from './site.ts';
import { serveTypedAddresses } from './typed-addresses.ts';

/** For what never changes under its name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Pages that links with a secret lead to: nobody whom they ask for anything is told the address. */
const SECRET_PAGES = /^\/(?:user\/(?:reset|verify|lost-device)|oauth2|join|team-week)(?:[/?]|$)|[?&](?:code|token)=/;

/**
 * The policy that may make trusted values in a page: our own (`packages/client/src/browser/trusted-types.ts`), which is asked for
 * whatever a library writes too.
 */
const TRUSTED_TYPES = 'default';
/** Those of the maps service, where it has a key. */
const MAPS_TRUSTED_TYPES = 'goog#html google-maps-api#html google-maps-api-loader lit-html';

/** Calls a public endpoint in process, through the same checks as from outside. */
async function callInProcess(
  app: FastifyInstance,
  endpoint: EndpointLine,
  { params = {}, query = {} }: PageCallInput,
): Promise<unknown> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const item of [value ?? []].flat()) search.append(name, item);
  const response = await app.inject({
    method: endpoint.method as 'GET',
    url: search.size === 0 ? path : `${path}?${search.toString()}`,
  });
  const { data } = response.json<{ data: unknown }>();
  if (response.statusCode !== 200)
    throw new CallRefused(response.statusCode, String((data as { code?: unknown }).code));
  return data;
}

/** A page whose calls were refused because the database is away is refused for the same reason. */
function rethrowCallError(error: unknown): never {
  throw isCallRefused(error) && error.code === UNAVAILABLE.code ? failure(UNAVAILABLE) : error;
}

/** The policy of a page: own scripts and styles by nonce, the authentication frame, calls to this host; nothing else. */
function contentPolicy(
  config: Config,
  { gatewayHost, mapsKey, mediaServers = [] }: PageSite,
  nonce: string,
  own: OwnSite | null,
): string {
  const auth = config.authUrl === config.publicUrl ? "'self'" : config.authUrl;
  const maps = mapsKey === undefined ? '' : ' https://maps.googleapis.com https://maps.gstatic.com';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `${["img-src 'self' data: blob:", ...mediaServers].join(' ')}${maps}`,
    "font-src 'self'",
    // Files go straight to the bucket, where there is one; calls to the gateway, where that is another host.
    `connect-src 'self'${config.s3 === undefined ? '' : ` ${bucketOrigin(config.s3)}`}${gatewayHost === undefined ? '' : ` ${gatewayHost}`}${maps}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // Blobs are what a page made itself: a candidate's PDF in the browser's viewer. They stand under this policy too.
    `frame-src ${auth} blob:`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Whoever applies from the own domain of a career site is sent on to the application, in the language of the page.
    `form-action 'self'${own === null ? '' : applicationOrigins(config)}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}${mapsKey === undefined ? '' : ` ${MAPS_TRUSTED_TYPES}`}`,
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join('; ');
}

function applicationOrigins({ publicUrl }: Config): string {
  const { protocol, host } = new URL(publicUrl);
  return ` ${publicUrl} ${protocol}//*.${host}`;
}

/** A short hash of each language's phrases. A language whose file is missing has none: its pages are English, and the log says so. */
async function versionsOfPhrases(app: FastifyInstance, dist: string): Promise<Partial<Record<string, string>>> {
  const versions: Partial<Record<string, string>> = {};
  for (const language of LANGUAGES) {
    const text = await readFile(join(dist, 'locales', `${language}.json`)).catch(() => undefined);
    if (text === undefined) app.log.warn({ language }, 'There are no phrases in this language; its pages are English.');
    else versions[language] = createHash('sha256').update(text).digest('hex').slice(0, 12);
  }
  return versions;
}

/** Serves the language files, those of a page's own version for a year, and returns the versions. */
async function servePhrases(app: FastifyInstance, dist: string): Promise<Partial<Record<string, string>>> {
  const phraseVersions = await versionsOfPhrases(app, dist);
  await serveBuilt(app, {
    folder: join(dist, 'locales'),
    prefix: '/locales/',
    // Eight names, and whatever else may come to lie there is nobody's.
    isServed: (name) => LANGUAGES.some((language) => name === `${language}.json`),
    // Another node of another release may be asked for a version that it does not have: that answer is not kept.
    cacheControl: (name, { query }) => {
      const { v } = query as { v?: unknown };
      const versions: Readonly<Record<string, string | undefined>> = phraseVersions;
      return v !== undefined && v === versions[basename(name, '.json')] ? FOR_GOOD : 'public, max-age=300';
    },
  });
  return phraseVersions;
}

/** Serves the files that make the application installable and start offline: worker, manifest, icons. */
async function serveInstalled(app: FastifyInstance, renderer: PageRenderer, dist: string): Promise<void> {
  const worker = await readFile(join(dist, 'worker/service-worker.js'), 'utf8');
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      )
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get('/app.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'max-age=3600')
      .type('application/manifest+json')
      .send(renderer.manifest(request.host)),
  );
  await serveBuilt(app, {
    folder: join(dist, 'client/icons'),
    prefix: '/icons/',
    cacheControl: () => 'public, max-age=604800',
  });
}

/** The dependencies of the page routes. */
interface PageParts {
  readonly hosts: HostSource;
  readonly limits: RateLimits;
  readonly tools: { readonly clock: Clock };
  /** Whether there is a company; never again asked for once there is one. */
  readonly hasCompany?: () => Promise<boolean>;
}

const loadRenderer = async (dist: string): Promise<PageRenderer> =>
  (await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href)) as PageRenderer;

/** What pages of a host are told, and whether there is no company yet. */
function siteFor(config: Config, request: FastifyRequest, own: OwnSite | null, isUnclaimed: boolean): PageSite {
  const host = own === null ? request.host : new URL(config.publicUrl).host;
  return { ...toPageSite(config, host), ...(isUnclaimed && { isUnclaimed }) };
}

/** Tells if something is not so yet. Once it is so, it stays so, and nothing is asked any more. */
function isNotYet(ask: () => Promise<boolean>): () => Promise<boolean> {
  let isSo = false;
  return async () => {
    // What cannot be asked now is asked again with the next page.
    const answer = isSo || (await ask().catch(() => null));
    isSo = answer === true;
    return answer === false;
  };
}

/**
 * Serves the web application: hashed files for a year, language files, and every other address as a page, which the built
 * renderer writes unless another one is given.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  { hosts, limits, tools, hasCompany = () => Promise.resolve(true) }: PageParts,
  dist: string,
  given?: PageRenderer,
): Promise<void> {
  const renderer = given ?? (await loadRenderer(dist));
  await serveBuilt(app, { folder: join(dist, 'client/assets'), prefix: '/assets/', cacheControl: () => FOR_GOOD });
  const phraseVersions = await servePhrases(app, dist);
  await serveInstalled(app, renderer, dist);
  serveTypedAddresses(app, config, tools.clock);
  const isUnclaimed = isNotYet(hasCompany);

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:[\w-]+\/)?v1\//.test(request.url);
    if (!wantsPage) return reply.status(404).send(refusal(NOT_FOUND));
    limits.chargeGuest(reply, 'search');
    const nonce = randomBytes(16).toString('base64');
    const own = requestedSite(request);
    const site = siteFor(config, request, own, await isUnclaimed());
    const page: PageRequest = {
      url: request.url,
      now: tools.clock.now().toISOString(),
      host: request.host,
      own,
      ownOf: (slug) => hosts.ownOf(slug),
      nonce,
      publicUrl: config.publicUrl,
      authUrl: config.authUrl,
      mode: config.mode,
      variant: config.appVariant,
      site,
      phraseVersions,
      call: (endpoint, input) => callInProcess(app, endpoint, input),
    };
    const answer = await renderer.render(page).catch(rethrowCallError);
    return reply
      .status(answer.status)
      .header('content-security-policy', contentPolicy(config, site, nonce, own))
      .header('reporting-endpoints', `csp="${CSP_REPORTS}"`)
      .headers(
        SECRET_PAGES.test(request.url) ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } : {},
      )
      .header('cache-control', 'no-cache')
      .headers({ ...answer.headers })
      .type('text/html; charset=utf-8')
      .send(answer.html);
  });
}
