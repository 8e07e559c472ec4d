import { connect } from 'node:net';

/** One open event stream as far as the bench needs it: how often an event came, and when the last one did. */
export interface OpenedStream {
  readonly counted: number;
  readonly lastAt: number;
  readonly close: () => void;
}

const READY = 'event: ready';

/** Opens the event stream of a session that follows a brand, and resolves when it is ready. Counts the events of a type. */
export function openStream(
  port: number,
  { token, address, brandId, type }: { token: string; address: string; brandId: string; type: string },
): Promise<OpenedStream> {
  const socket = connect({ port, host: '127.0.0.1' });
  const wanted = `event: ${type}\n`;
  const stream = { counted: 0, lastAt: 0, close: () => void socket.destroy() };
  const { promise, resolve, reject } = Promise.withResolvers<OpenedStream>();
  let isReady = false;
  let rest = '';
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    const text = rest + data.toString();
    if (!isReady) {
      rest = text;
      if (!text.startsWith('HTTP/1.1 200') && text.length > 12) reject(new Error(text.slice(0, 200)));
      if (!text.includes(READY)) return;
      isReady = true;
      resolve(stream);
    }
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
      stream.counted += 1;
      stream.lastAt = performance.now();
    }
    // An event may be cut in two on its way.
    rest = text.slice(text.lastIndexOf('\n') + 1);
  });
  socket.on('error', reject);
  socket.write(
    `GET /v1/events?brand=${brandId} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
  );
  return promise;
}
