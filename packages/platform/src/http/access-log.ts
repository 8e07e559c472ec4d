import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the endpoint that the route serves. */
    operation?: string;
    /** Whether its requests are asked so often that they're logged for debugging only. */
    isProbe?: boolean;
    /** Whether its handler is noted by the watch of the loop under its own name. */
    isWatched?: boolean;
  }
}

/** A request that was answered. */
export interface AnsweredRequest {
  /** An endpoint's id, a route's pattern, or `page`: a bounded set of names, whatever was asked for. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  /** Whether the answer was a stream, which takes as long as someone listens. */
  readonly isStream: boolean;
}

/** A form of ids that proxies send; anything else isn't taken over into logs. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The request id that a trusted proxy sent; undefined for one of any other sender or form. */
export function proxiedRequestId(sent: string | string[] | undefined, isTrusted: boolean): string | undefined {
  return isTrusted && typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : undefined;
}

/** The operation of a request. Pages have no routes of their own, and their addresses may hold tokens. */
export function operationOf({ is404, routeOptions }: FastifyRequest): string {
  return routeOptions.config.operation ?? (is404 ? 'page' : (routeOptions.url ?? 'page'));
}

/**
 * Logs one line for each answered request, and tells `observe`. The line has the request's id, the operation, the status and the
 * duration, and which API token called, if one did: no address, header or body, which could hold tokens or personal data.
 */
export function logRequests(app: FastifyInstance, log: Log, observe: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', (request, reply, next) => {
    const operation = operationOf(request);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    const level = request.routeOptions.config.isProbe === true ? 'debug' : 'info';
    const token = request.admission?.actor?.token?.id;
    const caller = token === undefined ? {} : { token };
    log[level]({ request: request.id, operation, status: reply.statusCode, ms, ...caller }, 'answered');
    observe({ operation, status: reply.statusCode, seconds: reply.elapsedTime / 1000, isStream });
    next();
  });
}
