import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '../module.ts';

/** Says when the caller is gone; made only for the few handlers that ask. */
function goneSignal({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed && !raw.complete) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** What a handler may know of a request beyond its checked input. */
export function factsOf(request: FastifyRequest): RequestFacts {
  let signal: AbortSignal | undefined;
  return {
    id: request.id,
    ip: request.ip,
    host: request.hostname,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    headers: request.headers,
    get signal() {
      return (signal ??= goneSignal(request));
    },
  };
}
