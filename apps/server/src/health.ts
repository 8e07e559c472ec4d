import type { Database } from '@hearth/platform/database';
import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process answers. `/health/ready`: it can also reach its database. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', '2').send({ status: 'no database' });
    }
  });
}
