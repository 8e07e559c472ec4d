import type { Database } from '@hearth/platform/database';
import type { DiskWatch } from '@hearth/platform/files/disk';
import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process answers. `/health/ready`: it can also reach its database; where there is little room on the disk, it says so. */
export function serveHealth(app: FastifyInstance, database: Database, disk: Pick<DiskWatch, 'state'>): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ready', ...(disk.state === 'ENOUGH' ? {} : { disk: disk.state }) };
    } catch {
      return reply.status(503).header('retry-after', '2').send({ status: 'no database' });
    }
  });
}
