import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { listenHere } from './listen-here.ts';
import { LOCAL_TLS } from './peers/local-tls.ts';

/** A message as the push service got it, and as the browser reads it. */
export interface TakenPush {
  readonly path: string;
  readonly message: Readonly<Record<string, unknown>>;
  readonly ttl: string;
  readonly urgency: string;
  readonly topic: string;
  /** Who sends it, by the signed token (RFC 8292). */
  readonly subject: string;
  /** What went over the wire. */
  readonly bytes: Buffer;
}

/** A browser that subscribed: what its page tells the server. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push service on this machine, with browsers that decrypt what comes (RFC 8030, 8188, 8291). */
export interface PushService {
  readonly taken: TakenPush[];
  /** How often anything came, refused or not. */
  readonly calls: () => number;
  /** A new browser. It takes only what the holder of this key has signed. */
  subscribe(key: string): PushBrowser;
  /** How it answers from now on, as often as there are answers; then it takes everything again. */
  misbehave(...answers: { readonly status: number; readonly retryAfter?: string }[]): void;
  stop(): Promise<void>;
}

const HEAD_BYTES = 21;
const TAG_BYTES = 16;

interface Secrets {
  readonly curve: ECDH;
  readonly auth: Buffer;
  readonly key: string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Reads one record of `aes128gcm` as a browser does, by hand: another implementation than the one that wrote it. */
function decrypt(bytes: Buffer, { curve, auth }: Secrets): string {
  const salt = bytes.subarray(0, 16);
  const keyLength = bytes[HEAD_BYTES - 1] ?? 0;
  const sender = bytes.subarray(HEAD_BYTES, HEAD_BYTES + keyLength);
  const sealed = bytes.subarray(HEAD_BYTES + keyLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with a two, and zeros that hide its length.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Who sent it; throws where the token is not signed by the key that the browser subscribed with, or for another service. */
function senderOf(authorization: string, origin: string, known: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; sub: string };
  if (!isSigned || key !== known || said.aud !== origin) throw new Error('The token is not for this browser.');
  return said.sub;
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

/** Starts it on a free port of this machine; `secure`: at https, as an installation in production demands, with the certificate of `LOCAL_TLS`. */
export async function startPushService({ secure = false } = {}): Promise<PushService> {
  const browsers = new Map<string, Secrets>();
  const taken: TakenPush[] = [];
  const answers: { readonly status: number; readonly retryAfter?: string }[] = [];
  let calls = 0;
  let origin = '';
  const take = async (request: IncomingMessage): Promise<number> => {
    const { url = '', headers } = request;
    const secrets = browsers.get(url);
    if (secrets === undefined) return 404;
    const bytes = await readBytes(request);
    const subject = senderOf(headers.authorization ?? '', origin, secrets.key);
    const header = (name: string): string => String(headers[name]);
    if (request.method !== 'POST' || header('content-encoding') !== 'aes128gcm' || bytes.length > 4096) return 400;
    const message = JSON.parse(decrypt(bytes, secrets)) as Readonly<Record<string, unknown>>;
    const [ttl, urgency, topic] = [header('ttl'), header('urgency'), header('topic')];
    taken.push({ path: url, message, ttl, urgency, topic, subject, bytes });
    return 201;
  };
  const listener: RequestListener = (request, response) => {
    calls += 1;
    const answer = answers.shift();
    if (answer !== undefined) {
      request.resume();
      response
        .writeHead(answer.status, answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter })
        .end();
      return;
    }
    take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(403).end(),
    );
  };
  const server = secure ? createSecureServer(LOCAL_TLS, listener) : createServer(listener);
  const port = await listenHere(server);
  origin = secure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return {
    taken,
    calls: () => calls,
    subscribe: (key) => {
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = curve.generateKeys().toString('base64url');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { curve, auth, key });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    misbehave: (...more) => void answers.push(...more),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
