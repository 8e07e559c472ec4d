import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * What is wrong with the AWS Signature Version 4 of a request, in its headers or in its address; undefined when it is right.
 * The S3 server of the tests does not check it itself; this is written from Amazon's description, not from the client's code.
 */
export function signatureProblem(request: IncomingMessage, secret: string, now: Date): string | undefined {
  const url = new URL(request.url ?? '/', 'http://server');
  const presigned = url.searchParams.has('X-Amz-Signature');
  const signed = presigned ? fromAddress(url) : fromHeader(request);
  if (signed === undefined) return 'AccessDenied';
  const sent = parseAmzDate(signed.date);
  if (presigned && now.getTime() >= sent + Number(url.searchParams.get('X-Amz-Expires')) * 1000) return 'AccessDenied';
  const [day = '', region = '', service = ''] = signed.scope;
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.headers.join(';'),
    presigned ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', signed.date, `${day}/${region}/${service}/aws4_request`, hash].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signed.signature ? undefined : 'SignatureDoesNotMatch';
}

interface SignedRequest {
  readonly scope: readonly string[];
  readonly headers: readonly string[];
  readonly date: string;
  readonly signature: string;
}

function fromAddress({ searchParams }: URL): SignedRequest {
  const of = (name: string): string => searchParams.get(name) ?? '';
  return {
    scope: of('X-Amz-Credential').split('/').slice(1),
    headers: of('X-Amz-SignedHeaders').split(';'),
    date: of('X-Amz-Date'),
    signature: of('X-Amz-Signature'),
  };
}

function fromHeader({ headers }: IncomingMessage): SignedRequest | undefined {
  const found = /Credential=([^,=]+), ?SignedHeaders=([^,=]+), ?Signature=(\w+)/.exec(headers.authorization ?? '');
  if (found === null) return undefined;
  const [, credential = '', names = '', signature = ''] = found;
  return {
    scope: credential.split('/').slice(1),
    headers: names.split(';'),
    date: String(headers['x-amz-date']),
    signature,
  };
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort()
    .join('&');

/** Parses `20261122T004050Z` to milliseconds. */
const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
