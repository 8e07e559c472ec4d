import { createHmac } from 'node:crypto';
import { signText } from '../secrets/signature.ts';

/** Signs a body at a moment, in seconds; used in both directions of the `http` connector. */
export function signBody(secret: string, seconds: number, body: string): string {
  return signText(secret, `${seconds}.${body}`, { bytes: 32, letters: 'hex' });
}

/** Signs like Twilio: the address, then every field with its value, ordered by name. */
export function signForm(secret: string, url: string, form: URLSearchParams): string {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, value]) => name + value);
  return createHmac('sha1', secret)
    .update(url + fields.join(''))
    .digest('base64');
}
