import { createHandlers } from './answer.ts';
import { VERSION } from './message.ts';
import { readHello, readRequest } from './protocol.ts';
import type { FrameError, FrameNotice, FrameReply, FrameRequest } from './protocol.ts';
import { Refused } from './session-calls.ts';
import { TokenHolder } from './token-holder.ts';

/** The origins that the server lets embed this document; it stands in the document itself. */
const origins: readonly string[] = JSON.parse(document.documentElement.dataset['origins'] ?? '[]');

let port: MessagePort | null = null;
let embedder = '';
let dropped = 0;

const holder = new TokenHolder((state) => {
  const notice: FrameNotice = { v: VERSION, type: 'session', state };
  port?.postMessage(notice);
});
const answers = createHandlers(holder, () => embedder);

/** Messages that were not answered are counted where a person with developer tools can see them, and nowhere else. */
function drop(): void {
  dropped += 1;
  document.documentElement.dataset['dropped'] = String(dropped);
}

async function answer(request: FrameRequest, to: MessagePort): Promise<void> {
  let reply: FrameReply;
  try {
    const act: (payload: never) => Promise<unknown> = answers[request.type];
    reply = { v: VERSION, id: request.id, ok: true, result: await act(request.payload as never) };
  } catch (thrown) {
    const error: FrameError = thrown instanceof Refused ? thrown.error : { code: 'INTERNAL', status: 500 };
    reply = { v: VERSION, id: request.id, ok: false, error };
  }
  to.postMessage(reply);
}

function connect(next: MessagePort, id: string): void {
  port?.close();
  port = next;
  next.addEventListener('message', ({ data }) => {
    const request = readRequest(data);
    if (request === null) drop();
    else void answer(request, next);
  });
  next.start();
  next.postMessage({ v: VERSION, type: 'connected', id });
}

// The embedding page may connect, and nobody else: not an opener, not a sibling, not a page above it, not this document itself.
window.addEventListener('message', ({ source, origin, data, ports }) => {
  const hello = readHello(data);
  const [offered] = ports;
  const embedded = window.parent !== window && source === window.parent && window.parent === window.top;
  if (!embedded || !origins.includes(origin) || hello === null || offered === undefined) drop();
  else {
    embedder = origin;
    connect(offered, hello.id);
  }
});
