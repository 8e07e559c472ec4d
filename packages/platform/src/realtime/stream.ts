import { PassThrough } from 'node:stream';
import type { Actor } from '@hearth/kit/access';
import type { HearthEvent } from '@hearth/kit/event';
import type { Hub } from './hub.ts';

const HEARTBEAT_MS = 25_000;
/** A reader that is this far behind is let go: it reconnects and reads afresh. */
const LARGEST_BACKLOG = 256 * 1024;

/**
 * The server-sent events of one browser: what concerns the person and the brands that it follows. The caller has checked
 * the rights to those brands. Ends when `signal` aborts or when the person's sessions end.
 */
export function eventStream(hub: Hub, actor: Actor, brandIds: readonly string[], signal: AbortSignal): PassThrough {
  const stream = new PassThrough();
  const stops: (() => void)[] = [];
  const end = (): void => {
    for (const stop of stops) stop();
    stream.end();
  };
  const hear = (event: HearthEvent | null): void => {
    if (stream.writableLength > LARGEST_BACKLOG) return end();
    if (event === null) stream.write('event: resync\ndata: {}\n\n');
    else stream.write(`event: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`);
  };
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  stops.push(() => clearInterval(heartbeat));
  for (const topic of [`user:${actor.userId}`, ...brandIds.map((id) => `brand:${id}`)])
    stops.push(hub.onTopic(topic, hear));
  stops.push(
    hub.onType('identity.sessions_ended', (event) => {
      const { user_id: userId, session_id: sessionId } = event?.data ?? {};
      if (userId === actor.userId && (sessionId === null || sessionId === actor.sessionId)) end();
    }),
  );
  signal.addEventListener('abort', end, { once: true });
  stream.once('close', end);
  stream.write('retry: 1000\nevent: ready\ndata: {}\n\n');
  return stream;
}
