import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';

/** Where Hearth is, and who calls it. */
export interface ConnectionOptions {
  /** As people open it, like `https://hearth.example`. */
  readonly url: string;
  /** An API token, or what gives it whenever a call is made. */
  readonly token: string | (() => string | Promise<string>);
  /** How often a call is sent again that was refused for the moment or got no answer; 3 by default. */
  readonly retries?: number;
  /** In place of the platform's own `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Waits for so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** The calls of an installation by method and path, typed by its API document. */
export type Hearth<Paths extends object> = Client<Paths>;

const KEY = 'idempotency-key';
const RETRIES = 3;
const SHORTEST_MS = 500;
const LONGEST_MS = 60_000;
const SECOND_MS = 1000;
/** Refused for the moment: too many calls, or overloaded. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** What Hearth refused, and why. */
export class HearthRefusal extends Error {
  readonly status: number;
  /** For programs; it doesn't change. */
  readonly code: string;
  /** The fields that were refused, where there are any. */
  readonly fields: unknown;
  /** For whoever operates the installation: it stands in the log. */
  readonly requestId: string | null;

  constructor(response: Response, error: unknown) {
    const { code, message, fields } = readRefusal(error);
    super(message ?? `Hearth answered ${response.status}.`);
    this.name = 'HearthRefusal';
    this.status = response.status;
    this.code = code ?? 'UNKNOWN';
    this.fields = fields;
    this.requestId = response.headers.get('x-request-id');
  }
}

interface RefusalContent {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: unknown;
}

function readRefusal(error: unknown): RefusalContent {
  if (typeof error !== 'object' || error === null || !('data' in error)) return {};
  return (error.data ?? {}) as RefusalContent;
}

/**
 * Connects to an installation. Calls in `keyed` (`POST /v1/…`) get an `Idempotency-Key` where the caller gives none, and are, like reads,
 * sent again when they were refused for the moment or got lost: they are made once all the same.
 */
export function connectTo<Paths extends object>(
  options: ConnectionOptions,
  keyed: ReadonlySet<string> = new Set(),
): Hearth<Paths> {
  const { token } = options;
  const client = createFetchClient<Paths>({ baseUrl: new URL(options.url).origin, fetch: sender(options) });
  client.use({
    onRequest: async ({ request, schemaPath }) => {
      request.headers.set('authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
      if (keyed.has(`${request.method} ${schemaPath}`) && !request.headers.has(KEY))
        request.headers.set(KEY, crypto.randomUUID());
      return request;
    },
  });
  return client;
}

function sender({
  retries = RETRIES,
  fetch: send = (request) => fetch(request),
  wait = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}: ConnectionOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const most = request.method === 'GET' || request.headers.has(KEY) ? retries : 0;
    for (let tried = 0; ; tried += 1) {
      const last = tried === most;
      try {
        const response = await send(last ? request : request.clone());
        if (last || !BUSY.has(response.status)) return response;
        await response.body?.cancel();
        await wait(pauseOf(response.headers.get('retry-after'), tried));
      } catch (error) {
        if (last || request.signal.aborted) throw error;
        await wait(pauseOf(null, tried));
      }
    }
  };
}

/** As long as Hearth says, else twice as long each time. */
function pauseOf(retryAfter: string | null, tried: number): number {
  const seconds = Number(retryAfter);
  const asked = retryAfter === null || !Number.isFinite(seconds) ? SHORTEST_MS * 2 ** tried : seconds * SECOND_MS;
  return Math.min(Math.max(asked, SHORTEST_MS), LONGEST_MS);
}

/** The content of an answer, without its envelope. Throws `HearthRefusal`. */
export async function take<Content>(
  call: Promise<{ readonly data?: { readonly data: Content }; readonly error?: unknown; readonly response: Response }>,
): Promise<Content> {
  const { data, error, response } = await call;
  if (data === undefined) throw new HearthRefusal(response, error);
  return data.data;
}

/** Each page of a list, as long as there is a next one. `read` is handed what leads to the page: nothing to the first. */
export async function* pages<Page extends { readonly next_cursor: string | null }>(
  read: (at: { readonly cursor?: string }) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  for (let at: { readonly cursor?: string } = {}; ;) {
    const page = await read(at);
    yield page;
    if (page.next_cursor === null) return;
    at = { cursor: page.next_cursor };
  }
}
