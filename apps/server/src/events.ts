import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { repeated, uuid } from '@hearth/kit/schema';
import { implement, raw } from '@hearth/platform/module';
import type { Implementation } from '@hearth/platform/module';
import type { Assembly } from '@hearth/platform/platform';
import { eventStream } from '@hearth/platform/realtime/stream';
import { z } from 'zod';

const MOST_FOLLOWED = 20;

export const followEvents = endpoint({
  id: 'platform.followEvents',
  method: 'GET',
  path: '/v1/events',
  service: 'notification-center',
  summary: 'News for the caller and for the brands that they follow, as server-sent events that never end.',
  access: signedIn(),
  whileActing: 'allowed',
  query: z.strictObject({ brand: repeated(uuid, MOST_FOLLOWED).optional() }),
  answers: 'raw',
  transaction: 'none',
  mergeable: false,
});

/** The event stream: each followed brand needs a right there. */
export function serveEvents({ hub, policies }: Pick<Assembly, 'hub' | 'policies'>): Implementation {
  return implement(followEvents, async ({ query }, { actor, request }) => {
    const followed = query.brand ?? [];
    for (const brandId of followed) {
      if (typeof (await policies.grantAt(actor, brandId, { orBelow: true })) === 'string')
        throw failure(FORBIDDEN, { brand: brandId });
    }
    return raw('text/event-stream; charset=utf-8', eventStream(hub, actor, followed, request.signal), {
      headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    });
  });
}
