import { isRecord, newMessageId, VERSION } from './message.ts';
import type { FrameError, FrameNotice, Requests, RequestType, Results } from './protocol.ts';

export type { FrameError, Token } from './protocol.ts';

/** The frame answered that it will not. */
export class FrameRefused extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: NonNullable<FrameError['fields']>;

  constructor({ code, status, fields = [] }: FrameError) {
    super(code);
    this.name = 'FrameRefused';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** The frame did not answer. This says nothing about the session: nobody is signed out because of it. */
export class FrameUnreachable extends Error {
  readonly code = 'FRAME_UNREACHABLE';

  constructor() {
    super('The authentication frame does not answer.');
    this.name = 'FrameUnreachable';
  }
}

/** The page's end of the line to the authentication frame. */
export interface FrameClient {
  /** Rejects with FrameRefused or FrameUnreachable. */
  send<T extends RequestType>(type: T, payload: Requests[T]): Promise<Results[T]>;
  /** Called when the session ended or changed in another tab. */
  onNotice(hear: (state: FrameNotice['state']) => void): void;
}

interface FrameLine {
  readonly port: MessagePort;
  readonly frame: HTMLIFrameElement;
  readonly waiting: Map<string, (reply: Record<string, unknown>) => void>;
}

const CONNECT_MS = 10_000;
/** Signing in may wait in line behind other password checks. */
const ANSWER_MS = 30_000;

function withTimeout<T>(limit: number, work: (resolve: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FrameUnreachable()), limit);
    work((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/** Hands each message of the frame to the request that waits for it, or to `hear` when it tells of the session. */
function listen(line: FrameLine, hear: (state: FrameNotice['state']) => void, connected: () => void): void {
  line.port.addEventListener('message', ({ data }) => {
    if (!isRecord(data) || data['v'] !== VERSION) return;
    if (data['type'] === 'connected') connected();
    else if (data['type'] === 'session') hear(data['state'] === 'ended' ? 'ended' : 'changed');
    else if (typeof data['id'] === 'string') line.waiting.get(data['id'])?.(data);
  });
  line.port.start();
}

function close({ port, frame }: FrameLine): void {
  port.close();
  frame.remove();
}

/** Embeds the frame and waits until it answers. */
async function connect(
  page: Document,
  origin: string,
  hear: (state: FrameNotice['state']) => void,
): Promise<FrameLine> {
  const frame = page.createElement('iframe');
  frame.src = `${origin}/auth/frame`;
  frame.hidden = true;
  frame.title = 'Session';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  const { port1, port2 } = new MessageChannel();
  const line: FrameLine = { port: port1, frame, waiting: new Map() };
  try {
    await withTimeout<void>(CONNECT_MS, (resolve) => {
      listen(line, hear, () => resolve());
      frame.addEventListener(
        'load',
        () => frame.contentWindow?.postMessage({ v: VERSION, type: 'hello', id: newMessageId() }, origin, [port2]),
        { once: true },
      );
      page.body.append(frame);
    });
  } catch (error) {
    close(line);
    throw error;
  }
  return line;
}

function readReply<T extends RequestType>({ ok, result, error }: Record<string, unknown>): Results[T] {
  if (ok === true) return result as Results[T];
  const known = isRecord(error) && typeof error['code'] === 'string' && typeof error['status'] === 'number';
  throw new FrameRefused(known ? (error as unknown as FrameError) : { code: 'INTERNAL', status: 500 });
}

/** A line to the frame at an origin. The frame is embedded at the first message, and again whenever it stopped answering. */
export function createFrameClient(page: Document, origin: string): FrameClient {
  let hear: (state: FrameNotice['state']) => void = () => undefined;
  let open: Promise<FrameLine> | null = null;
  const embed = (): Promise<FrameLine> => connect(page, origin, (state) => hear(state));

  /** A line whose frame stands in the page. Nothing was asked over it yet, so a frame that does not come is asked for twice. */
  async function standing(): Promise<FrameLine> {
    const coming = (open ??= embed().catch(embed));
    const line = await coming.catch(() => null);
    if (line?.frame.isConnected === true) return line;
    if (open === coming) open = null;
    if (line === null) throw new FrameUnreachable();
    return standing();
  }

  /** `asks`: how often the question may be put. */
  async function exchange<T extends RequestType>(type: T, payload: Requests[T], asks: number): Promise<Results[T]> {
    const line = await standing();
    const id = newMessageId();
    let reply: Record<string, unknown>;
    try {
      reply = await withTimeout(ANSWER_MS, (resolve) => {
        line.waiting.set(id, resolve);
        line.port.postMessage({ v: VERSION, id, type, payload });
      });
    } catch (error) {
      close(line);
      if (asks > 1) return await exchange(type, payload, asks - 1);
      throw error;
    } finally {
      line.waiting.delete(id);
    }
    return readReply(reply);
  }

  return {
    // Asking for a token twice does no harm, so a frame that went away is tried once more before anybody hears of it.
    send: (type, payload) => exchange(type, payload, type === 'getToken' ? 2 : 1),
    onNotice: (next) => {
      hear = next;
    },
  };
}
