import { failure, NOT_FOUND, UNAUTHORIZED } from '@hearth/kit/failure';
import type { AnsweredRequest } from '@hearth/platform/http/access-log';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { MetricsSources } from '@hearth/platform/metrics/metrics';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import type { FastifyInstance } from 'fastify';

/** Counts requests from the first one on, and serves what was counted. */
export interface MetricsEndpoint {
  readonly observe: (request: AnsweredRequest) => void;
  /** `/metrics`, for the holder of METRICS_TOKEN. */
  readonly serve: (app: FastifyInstance, limits: RateLimits) => void;
}

/** Probes ask often: their lines are for debugging. */
const ROUTE = { config: { isProbe: true } };

const NONE: MetricsEndpoint = {
  observe: () => undefined,
  // A route of its own: otherwise the address would be a page of the application.
  serve: (app) => {
    app.get('/metrics', ROUTE, async () => {
      throw failure(NOT_FOUND);
    });
  },
};

/** The metrics of this node. Without a token there are none: nothing is counted, and the address isn't found. */
export async function createMetrics(token: string | undefined, sources: MetricsSources): Promise<MetricsEndpoint> {
  if (token === undefined) return NONE;
  const { openMetrics } = await import('@hearth/platform/metrics/metrics');
  const metrics = openMetrics(sources);
  return {
    observe: (request) => metrics.observe(request),
    serve: (app, limits) => {
      app.get('/metrics', ROUTE, async (request, reply) => {
        const sent = /^Bearer (\S{1,512})$/.exec(request.headers.authorization ?? '')?.[1];
        if (!isSameSecret(token, sent)) {
          limits.chargeGuest(reply, 'write');
          throw failure(UNAUTHORIZED);
        }
        return reply
          .header('cache-control', 'no-store')
          .type(metrics.contentType)
          .send(await metrics.read());
      });
    },
  };
}
