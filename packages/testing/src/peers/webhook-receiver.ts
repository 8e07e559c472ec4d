import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { listenHere } from '../listen-here.ts';

/** A message as a receiver got it. */
export interface TakenMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver answers one message; it has read the message. */
export type ReceiverAnswer = (response: ServerResponse) => void;

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly origin: string;
  readonly taken: TakenMessage[];
  /** What came to a path, as JSON. */
  messages(path: string): Readonly<Record<string, unknown>>[];
  /** How a path answers from now on; a number is a status alone. Without any it takes everything. */
  answer(path: string, how: number | ReceiverAnswer | undefined): void;
  stop(): Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/** Verifies a message by Standard Webhooks, written anew from the specification: whether one of its signatures is by this secret. */
export function isSignedBy(secret: string, { headers, body }: TakenMessage): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

/** Starts a receiver on a free port of this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const taken: TakenMessage[] = [];
  const answers = new Map<string, ReceiverAnswer>();
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    void readText(request).then((body) => {
      taken.push({ path: url, headers, body });
      const answer = answers.get(url);
      if (answer === undefined) response.writeHead(204).end();
      else answer(response);
    });
  });
  const port = await listenHere(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    messages: (path) => taken.filter((one) => one.path === path).map(({ body }) => JSON.parse(body)),
    answer: (path, how) => {
      if (how === undefined) answers.delete(path);
      else answers.set(path, typeof how === 'number' ? (response) => void response.writeHead(how).end() : how);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
