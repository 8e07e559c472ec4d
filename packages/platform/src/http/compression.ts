import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller answers gain nothing. */
const SMALLEST_BYTES = 1024;
/** Text that is written for one request. Built files lie compressed beside themselves; pictures and archives are compressed already. */
const COMPRESSIBLE = /^(?:text\/(?:html|plain|xml|calendar|csv)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/;
/** What a cookie opens: tokens are in these answers, and a browser sends its cookie whoever asks (BREACH). */
const OPENED_BY_COOKIE = /^\/auth\//;
/** Levels that cost a millisecond or two for a page. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

type Coding = 'br' | 'gzip';

/** The best coding that an `Accept-Encoding` takes; null for none. One with a weight of zero is refused. */
export function chooseCoding(acceptEncoding: string): Coding | null {
  const taken = new Set(
    acceptEncoding.split(',').flatMap((part) => {
      const [name = '', ...weights] = part.split(';').map((word) => word.trim().toLowerCase());
      return weights.some((weight) => /^q=0(?:\.0*)?$/.test(weight)) ? [] : [name];
    }),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/**
 * Whether an answer may be compressed at all. Not one whose length could betray a secret: calls with a bearer token cannot be made by
 * another site, so those that remain are the session's own, which a cookie opens, and those that set a cookie.
 */
export function isCompressible(path: string, reply: Pick<FastifyReply, 'getHeader' | 'hasHeader'>): boolean {
  if (OPENED_BY_COOKIE.test(path) || reply.hasHeader('set-cookie')) return false;
  if (reply.hasHeader('content-encoding') || reply.hasHeader('etag')) return false;
  return COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''));
}

/** Compresses what is written for one request, such as pages and the answers of calls; never a stream, such as of events. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) || !isCompressible(request.url, reply)) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', typeof vary === 'string' ? `${vary}, accept-encoding` : 'accept-encoding');
    const coding = body.length < SMALLEST_BYTES ? null : chooseCoding(request.headers['accept-encoding'] ?? '');
    if (coding === null) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return coding === 'gzip'
      ? zip(body, { level: GZIP_LEVEL })
      : brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  });
}
