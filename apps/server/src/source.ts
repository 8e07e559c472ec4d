import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { NOT_FOUND } from '@hearth/kit/failure';
import { refusal } from '@hearth/kit/envelope';
import type { Config } from '@hearth/platform/config/config';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { FastifyInstance } from 'fastify';

/** What serving the sources takes. */
interface SourceParts {
  readonly config: Pick<Config, 'sourceUrl'>;
  readonly limits: RateLimits;
  /** Answers where the archive of this server's sources is; makes it when it is first asked for. */
  readonly archive: () => Promise<string>;
}

/**
 * Offers the source code of what runs here to everyone who uses it, as the licence demands (AGPL, section 13): where the
 * settings say it is, else as an archive.
 */
export function serveSource(app: FastifyInstance, { config, limits, archive }: SourceParts): void {
  app.get('/source', async (_request, reply) => {
    if (config.sourceUrl !== undefined) return reply.redirect(config.sourceUrl);
    limits.chargeGuest(reply, 'search');
    const path = await archive();
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    if (size === 0) return reply.status(404).send(refusal(NOT_FOUND));
    return reply
      .header('content-length', String(size))
      .header('content-disposition', 'attachment; filename="hearth-source.tar.gz"')
      .header('cache-control', 'public, max-age=3600')
      .type('application/gzip')
      .send(createReadStream(path));
  });
}
