import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether two signatures are the same, told in the same time however alike they are. */
export function isSame(expected: string, given: string | string[] | undefined): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What signs a body at a moment, in seconds: both directions of the connector `http` use it. */
export function signBody(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/** What Twilio signs: the address, then every field with its value, in the order of their names. */
export function signForm(secret: string, url: string, form: URLSearchParams): string {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, value]) => name + value);
  return createHmac('sha1', secret)
    .update(url + fields.join(''))
    .digest('base64');
}
