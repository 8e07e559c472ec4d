import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenHere } from '../listen-here.ts';

/** A text that the gateway took. */
export interface AcceptedText {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** The path of the address that it is to report to. */
  readonly statusPath: string;
}

/** A call that it makes: what goes on the wire. */
export interface GatewayCall {
  readonly headers: Record<string, string>;
  readonly payload: string;
}

/** A real gateway for texts on this machine, which speaks as one of the connectors expects. */
export interface SmsGateway {
  /** The variable SMS for an installation that uses it. */
  readonly variable: string;
  readonly number: string;
  readonly taken: AcceptedText[];
  /** How it answers from now on, as often as there are answers. */
  misbehave(...statuses: number[]): void;
  /** What it posts when somebody sends a text; `id` names the text, `url` the address that it believes to post to. */
  incoming(text: { id: string; from: string; to?: string; text: string }, url: string, at: Date): GatewayCall;
  /** What it posts when it knows what became of a text. */
  status(state: 'sent' | 'delivered' | 'failed', url: string, at: Date): GatewayCall;
  stop(): Promise<void>;
}

const ACCOUNT = 'AC0123456789';
const SECRET = 'a secret between the gateway and us';

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const hmac = (body: string, seconds: string): string =>
  createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');

/** What the connector `http` sends, when it is signed as it should be. */
function readJson({ headers }: IncomingMessage, body: string): AcceptedText | null {
  const signature = String(headers['x-sms-signature']);
  if (!isSame(hmac(body, String(headers['x-sms-timestamp'])), signature) || headers['x-sms-account'] !== ACCOUNT)
    return null;
  const { from, to, text, status_url: url } = JSON.parse(body) as Record<string, string>;
  return { from: from ?? '', to: to ?? '', text: text ?? '', statusPath: new URL(url ?? '').pathname };
}

/** What the connector `twilio` sends, with its basic authentication. */
function readForm({ headers }: IncomingMessage, body: string): AcceptedText | null {
  if (headers.authorization !== `Basic ${Buffer.from(`${ACCOUNT}:${SECRET}`).toString('base64')}`) return null;
  const form = new URLSearchParams(body);
  const field = (name: string): string => form.get(name) ?? '';
  return {
    from: field('From'),
    to: field('To'),
    text: field('Body'),
    statusPath: new URL(field('StatusCallback')).pathname,
  };
}

function jsonCall(content: unknown, at: Date): GatewayCall {
  const payload = JSON.stringify(content);
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-sms-timestamp': seconds,
      'x-sms-signature': hmac(payload, seconds),
    },
  };
}

function formCall(fields: Record<string, string>, url: string): GatewayCall {
  const signed = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name] ?? ''}`);
  return {
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', SECRET)
        .update(`${url}${signed.join('')}`)
        .digest('base64'),
    },
  };
}

/** Starts a gateway that speaks as `connector` expects, with one number. */
export async function startSmsGateway(
  connector: 'http' | 'twilio' = 'http',
  { number = '+351910000001', port = 0 } = {},
): Promise<SmsGateway> {
  const taken: AcceptedText[] = [];
  let statuses: number[] = [];
  const path = connector === 'http' ? '/messages' : `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const text = connector === 'http' ? readJson(request, body) : readForm(request, body);
    const bad = request.url !== path || request.method !== 'POST' ? 404 : text === null ? 401 : statuses.shift();
    if (bad === undefined && text !== null) taken.push(text);
    response.writeHead(bad ?? 201, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  const there = await listenHere(server, port);
  const url = `http://127.0.0.1:${there}`;
  return {
    variable: JSON.stringify({ connector, url, account: ACCOUNT, secret: SECRET, number }),
    number,
    taken,
    misbehave: (...next) => {
      statuses = next;
    },
    incoming: ({ id, from, to = number, text }, called, at) =>
      connector === 'http'
        ? jsonCall({ id, from, to, text }, at)
        : formCall({ MessageSid: id, From: from, To: to, Body: text }, called),
    status: (state, called, at) =>
      connector === 'http'
        ? jsonCall({ state }, at)
        : formCall({ MessageSid: 'SM1', MessageStatus: state === 'failed' ? 'undelivered' : state }, called),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
