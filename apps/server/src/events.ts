import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { listParameter, uuid } from '@hearth/kit/schema';
import { implement, raw } from '@hearth/platform/module';
import type { Implementation } from '@hearth/platform/module';
import type { Assembly } from '@hearth/platform/platform';
import { z } from 'zod';

const MOST_FOLLOWED = 20;
/** A page that stands for longer says this much. */
const LONGEST_READ_MS = 3_600_000;

export const followEvents = endpoint({
  id: 'platform.followEvents',
  method: 'GET',
  path: '/v1/events',
  service: 'notification-center',
  summary:
    'Live events for the caller and the brands that they follow, as server-sent events. `read_for_ms` says how long ago the page began to read: if anything may have happened since, `resync` follows `ready`. A session can have 5 open streams (429 with Retry-After); each ends within an hour, or when access ends.',
  access: signedIn(),
  whileActing: 'allowed',
  query: z.strictObject({
    brand: listParameter(uuid, MOST_FOLLOWED).optional(),
    read_for_ms: z.coerce.number().int().min(0).max(LONGEST_READ_MS).optional(),
  }),
  answers: 'raw',
  transaction: 'none',
  mergeable: false,
});

/** The event stream: each followed brand needs a right there, or below it; then those parts are heard. */
export function serveEvents({ streams }: Pick<Assembly, 'streams'>): Implementation {
  return implement(followEvents, async ({ query }, { actor, request }) =>
    raw('text/event-stream; charset=utf-8', await streams.open(actor, query.brand ?? [], request, query.read_for_ms), {
      headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    }),
  );
}
