import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { Implementation } from '@hearth/platform/module';
import type { FastifyInstance } from 'fastify';
import { readReference } from '../api-reference/api-document.ts';
import { serveApiReference } from '../api-reference/serve.ts';
import { describeApi } from './write.ts';

/** Serves the description of all endpoints, written when it is first asked for, to programs and as pages. */
export function serveOpenApi(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  { limits, publicUrl }: { readonly limits: RateLimits; readonly publicUrl: string },
): void {
  const text = once(() =>
    describeApi(
      implementations.map(({ endpoint }) => endpoint),
      publicUrl,
    ),
  );
  const reference = once(async () => readReference(await text()));
  app.get('/openapi.json', async (_request, reply) => {
    limits.chargeGuest(reply, 'search');
    return reply.type('application/json; charset=utf-8').send(await text());
  });
  serveApiReference(app, limits, reference);
}

/** Does the work when it is first asked for. What failed isn't kept. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}
