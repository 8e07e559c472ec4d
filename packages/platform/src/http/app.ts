import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { Failure, failure, INTERNAL, NOT_FOUND, UNAVAILABLE } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import helmet from 'helmet';
import { asAnswer } from '../database.ts';
import type { Log } from '../log.ts';
import type { Config } from '../config/config.ts';
import { NO_PROXIES } from '../config/trusted-proxies.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { compressAnswers } from './compression.ts';
import { loopWatch } from '../loop-watch.ts';
import { TRACE_HEADERS } from '../metrics/tracing.ts';
import { operationOf, proxiedRequestId } from './access-log.ts';
import { asBodyFailure } from './input.ts';
import { refuseAddress, refuseUnread } from './malformed.ts';
import { sendRefusal } from './send-refusal.ts';

/** Writes what somebody reads whose browser opened an address and was refused; undefined for a refusal that a page says itself. */
export type WriteRefusal = (status: number, request: FastifyRequest) => ReadablePage | undefined;

/** A whole page that needs nothing else, and the policy that it stands under. */
export interface ReadablePage {
  readonly html: string;
  readonly policy: string;
}

/** Says which line of the log belongs to an answer. */
const REQUEST_ID_HEADER = 'x-request-id';
const JSON_BODY_BYTES = 100_000;
/** Fastify reads no body with these. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'TRACE']);

/**
 * The HTTP server with what every answer has: headers, the error envelope, limits. Routes are added by the caller. Headers of
 * `saidByProxies` are taken away from requests that no trusted proxy brings. Whoever opens a page and is refused reads `writeRefusal`.
 */
export async function createApp(
  log: Log,
  { trusts }: TrustedProxies = NO_PROXIES,
  saidByProxies: readonly string[] = [],
  writeRefusal: WriteRefusal = () => undefined,
  hsts: Config['hsts'] = 'subdomains',
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    bodyLimit: JSON_BODY_BYTES,
    genReqId: ({ headers, socket }) =>
      proxiedRequestId(headers[REQUEST_ID_HEADER], trusts(socket.remoteAddress ?? '', 0)) ?? newId(),
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: false },
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: true,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnread,
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(multipart);
  app.decorateRequest('admission', undefined);
  app.decorateRequest('leave', undefined);
  app.addHook('onRoute', refuseUnchecked);
  const headers = safeHeaders(hsts);
  app.addHook('onRequest', (request, reply, next) => {
    // A stranger's trace is not heard either: its flags decide what an operator's collector keeps.
    if (!trusts(request.socket.remoteAddress ?? '', 0))
      for (const name of [...TRACE_HEADERS, ...saidByProxies]) delete request.headers[name];
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    watch(request, reply);
    // Before its body is read, which nobody waits for.
    next(request.is404 && !BODILESS.has(request.method) ? failure(NOT_FOUND) : undefined);
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.addHook('onSend', (request, reply, payload, next) => {
    if (reply.statusCode < TOO_MANY || !isPageRequest(request)) return next(null, payload);
    const page = writeRefusal(reply.statusCode, request);
    if (page === undefined) return next(null, payload);
    reply
      .header('content-security-policy', page.policy)
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .removeHeader('content-length')
      .type('text/html; charset=utf-8');
    next(null, page.html);
  });
  compressAnswers(app);
  return app;
}

/** Notes pages, files and documents while they are answered; calls note their handlers themselves. */
function watch(request: FastifyRequest, { raw }: FastifyReply): void {
  if (request.routeOptions.config.isWatched === true) return;
  const place = loopWatch.enter(operationOf(request), request.id);
  raw.once('close', () => loopWatch.leave(place));
}

const TOO_MANY = 429;

/** Tells if a browser requests an address as a page, rather than a call. */
function isPageRequest({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** What a page may ask of the device: what Hearth uses, for itself alone; nothing for what it embeds. */
const OWN_USE =
  'autoplay clipboard-write fullscreen geolocation picture-in-picture publickey-credentials-create publickey-credentials-get';
const NO_USE =
  'accelerometer camera clipboard-read display-capture encrypted-media gyroscope hid idle-detection magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking';
const PERMISSIONS = OWN_USE.split(' ')
  .map((feature) => `${feature}=(self)`)
  .concat(NO_USE.split(' ').map((feature) => `${feature}=()`))
  .join(', ');

/** A route that takes a body decides before it reads any whether it may be sent: a server with one that does not cannot start. */
function refuseUnchecked(route: RouteOptions): void {
  const takesBody = [route.method].flat().some((method) => !BODILESS.has(method));
  if (takesBody && route.onRequest === undefined)
    throw new Error(`${String(route.method)} ${route.url} has no check that comes before its body.`);
}

/** The headers that every answer has unless a route says otherwise. They never change, so they are asked for once. */
function safeHeaders(hsts: Config['hsts']): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: hsts === 'off' ? false : { maxAge: 63_072_000, includeSubDomains: hsts === 'subdomains' },
  })({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  headers['permissions-policy'] = PERMISSIONS;
  return headers;
}

/** Answers an error as a refusal; what was not foreseen is logged and answered without its details. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asAnswer(thrown);
  const known = error instanceof Failure ? error : asBodyFailure(error);
  if (known === null) {
    request.log.error(
      { err: error, method: request.method, path: request.routeOptions.url, id: request.id },
      'a request failed',
    );
    return sendRefusal(request, reply, INTERNAL, { request_id: request.id });
  }
  if (known.kind === UNAVAILABLE) reply.header('retry-after', '2');
  const wait = known.data['retry_after_seconds'];
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  return sendRefusal(request, reply, known.kind, known.data);
}
