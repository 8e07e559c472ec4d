import type { AnswerOf, EndpointLine } from '@hearth/kit/endpoint';
import type { OutdatedListener } from './changes.ts';
import { createChanges } from './changes.ts';
import { CallError, openEnvelope, unauthorizedError } from './call-error.ts';
import type { AnyEndpoint, CallArguments, LooseInput } from './request.ts';
import { buildAddress, buildBody } from './request.ts';
import type { Session } from './session.ts';

/** The dependencies of a client. */
export interface ClientParts {
  readonly session: Pick<Session, 'getToken'>;
  /** Put before every path; empty in a browser. */
  readonly origin?: string;
  /** The brand that the reader looks at: equal calls in two contexts are never merged. */
  readonly context?: () => string;
  readonly fetch?: typeof fetch;
  /** Asked when a call sets out; what it gives is told whether the call got through: the offline banner listens. */
  readonly follow?: () => (reached: boolean) => void;
  /** Told when the server refuses a token that was thought to be good. */
  readonly onTokenRefused?: () => void;
}

/** Calls endpoints. */
export interface Client {
  /** The answer's data. Rejects with a CallError. */
  call<E extends AnyEndpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>>;
  /** The response itself, for endpoints that answer with a file or a stream. Rejects with a CallError when refused. */
  raw<E extends AnyEndpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Response>;
  /** Something has changed: a read that sets out from now on joins none that set out before, whose answer may be older. */
  renew(): void;
  /** Hears which reads are out of date by calls that succeeded, once for calls that overlap or follow each other at once. */
  onChanged(listener: OutdatedListener): () => void;
  /** Ends when the page has read again what its last calls of this endpoint changed. */
  untilRead(endpoint: Pick<EndpointLine, 'changes'>): Promise<void>;
}

interface PreparedCall {
  readonly line: EndpointLine;
  readonly address: string;
  readonly token: string | null;
  readonly input: LooseInput;
}

/** Sends requests: the token before them, the outcome of the connection after. */
interface Transport {
  readonly prepare: (line: EndpointLine, input: LooseInput) => Promise<PreparedCall>;
  readonly request: (prepared: PreparedCall) => Promise<Response>;
}

function createTransport({
  session,
  origin = '',
  fetch: send = (...given) => fetch(...given),
  follow,
  onTokenRefused,
}: ClientParts): Transport {
  async function prepare(line: EndpointLine, input: LooseInput): Promise<PreparedCall> {
    const token = line.access.kind === 'anyone' ? null : await session.getToken();
    if (token === null && line.access.kind !== 'anyone') throw unauthorizedError();
    return { line, address: `${origin}${buildAddress(line, input)}`, token, input };
  }

  async function request({ line, address, token, input }: PreparedCall): Promise<Response> {
    const { body, headers } = buildBody(line, input);
    let response: Response;
    const reached = follow?.();
    try {
      const sent = {
        method: line.method,
        headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body }),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      };
      response = await (input.onProgress === undefined
        ? send(address, sent)
        : // Few calls tell how far they are.
          (await import('./browser/send-with-progress.ts')).sendWithProgress(address, sent, input.onProgress));
    } catch (error) {
      if (input.signal?.aborted === true) throw error;
      reached?.(false);
      throw new CallError(0, 'NETWORK', 'The server could not be reached.');
    }
    reached?.(true);
    if (response.status === 401 && token !== null) onTokenRefused?.();
    return response;
  }

  return { prepare, request };
}

/** Tells which reads are out of date once a call that changes them has succeeded. */
async function withChanges<Answer>(
  changes: ReturnType<typeof createChanges>,
  { changes: reads = [] }: EndpointLine,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const end = changes.begin(reads);
  try {
    const answer = await send();
    end(true);
    return answer;
  } catch (error) {
    end(false);
    throw error;
  }
}

/** A client that sends the session's token, merges equal concurrent reads and opens the envelope. */
export function createClient(parts: ClientParts): Client {
  const { context = () => '' } = parts;
  const { prepare, request } = createTransport(parts);
  const running = new Map<string, Promise<unknown>>();
  const renew = (): void => running.clear();
  const changes = createChanges();

  async function read(prepared: PreparedCall): Promise<unknown> {
    const response = await request(prepared);
    const body: unknown = await response.json().catch(() => undefined);
    return openEnvelope(response.status, body);
  }

  async function call(line: EndpointLine, input: LooseInput): Promise<unknown> {
    const prepared = await prepare(line, input);
    // What was written may be missing in the answer of a read that is on its way.
    if (line.method !== 'GET') return withChanges(changes, line, () => read(prepared).finally(renew));
    if (line.mergeable === false || input.signal !== undefined) return read(prepared);
    const key = JSON.stringify([prepared.address, prepared.token, context()]);
    const known = running.get(key);
    if (known !== undefined) return known;
    const answer = read(prepared).finally(() => {
      if (running.get(key) === answer) running.delete(key);
    });
    running.set(key, answer);
    return answer;
  }

  return {
    call: <E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>) =>
      call(endpoint, input ?? {}) as Promise<AnswerOf<E>>,
    async raw(endpoint, ...[input]) {
      const response = await request(await prepare(endpoint, input ?? {}));
      if (response.status >= 400) openEnvelope(response.status, await response.json().catch(() => undefined));
      return response;
    },
    renew,
    onChanged: (listener) => changes.listen(listener),
    untilRead: ({ changes: reads = [] }) => changes.untilRead(reads),
  };
}
