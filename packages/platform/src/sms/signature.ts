import { createHmac } from 'node:crypto';
import { signatureOf } from '../secrets/signature.ts';

/** What signs a body at a moment, in seconds: both directions of the connector `http` use it. */
export function signBody(secret: string, seconds: number, body: string): string {
  return signatureOf(secret, `${seconds}.${body}`, { bytes: 32, letters: 'hex' });
}

/** What Twilio signs: the address, then every field with its value, in the order of their names. */
export function signForm(secret: string, url: string, form: URLSearchParams): string {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, value]) => name + value);
  return createHmac('sha1', secret)
    .update(url + fields.join(''))
    .digest('base64');
}
