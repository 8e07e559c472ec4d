import { PassThrough } from 'node:stream';
import type { Actor } from '@hearth/kit/access';
import type { HearthEvent } from '@hearth/kit/event';
import type { Hub } from './hub.ts';

const HEARTBEAT_MS = 25_000;
/** A reader that is this far behind is let go: it reconnects and reads afresh. */
const LARGEST_BACKLOG = 256 * 1024;

/** News of the identity domain after which a stream may not go on, and whom each concerns. */
const ENDINGS: readonly (readonly [string, (data: HearthEvent['data'], actor: Actor) => boolean])[] = [
  ['identity.session_ended', (data, { sessionId }) => data['session_id'] === sessionId],
  ['identity.sessions_of_user_ended', (data, { userId }) => data['user_id'] === userId],
  ['identity.session_restricted', (data, { userId }) => data['user_id'] === userId],
];

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
  // Ended by their session, or with all sessions of the person. After an interruption it may have ended unheard: the browser
  // comes back, and its token is looked at again.
  const stopIf = (concerns: (data: HearthEvent['data']) => boolean) => (event: HearthEvent | null) => {
    if (event === null || concerns(event.data)) end();
  };
  for (const [type, concerns] of ENDINGS)
    stops.push(
      hub.onType(
        type,
        stopIf((data) => concerns(data, actor)),
      ),
    );
  signal.addEventListener('abort', end, { once: true });
  stream.once('close', end);
  stream.write('retry: 1000\nevent: ready\ndata: {}\n\n');
  return stream;
}
