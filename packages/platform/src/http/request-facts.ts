import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '../module.ts';

/** Aborts when the client disconnects; created only for handlers that use it. */
function disconnectSignal({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed && !raw.complete) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The facts about a request that a handler may know beyond its validated input. */
export function toRequestFacts(request: FastifyRequest): RequestFacts {
  let signal: AbortSignal | undefined;
  return {
    id: request.id,
    ip: request.ip,
    host: request.hostname,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    headers: request.headers,
    get signal() {
      return (signal ??= disconnectSignal(request));
    },
  };
}
