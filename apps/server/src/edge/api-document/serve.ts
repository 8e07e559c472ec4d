import { writeApiDocument } from '@hearth/platform/http/api-document/document';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { Implementation } from '@hearth/platform/module';
import type { FastifyInstance } from 'fastify';
import { EXAMPLES } from './examples.ts';
import { PARAMETERS } from './parameters.ts';
import { readSchemaNames } from './schema-names.ts';

/** Serves the description of all endpoints, written when it is first asked for. */
export function serveOpenApi(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  { limits, publicUrl }: { readonly limits: RateLimits; readonly publicUrl: string },
): void {
  let document: Promise<string> | undefined;
  const write = async (): Promise<string> =>
    writeApiDocument(
      implementations.map(({ endpoint }) => endpoint),
      { publicUrl, names: await readSchemaNames(), parameters: PARAMETERS, examples: EXAMPLES },
    );
  app.get('/openapi.json', async (_request, reply) => {
    limits.chargeGuest(reply, 'search');
    // A failed writing isn't kept.
    document ??= write().catch((error: unknown) => {
      document = undefined;
      throw error;
    });
    return reply.type('application/json; charset=utf-8').send(await document);
  });
}
