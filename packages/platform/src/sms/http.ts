import { string } from '@hearth/kit/schema';
import { toStorable } from '@hearth/kit/storable';
import { z } from 'zod';
import { post } from './connector.ts';
import type { ProviderCall, SmsConnector } from './connector.ts';
import type { SmsSettings } from './settings.ts';
import { isSameSecret } from '../secrets/signature.ts';
import { signBody } from './signature.ts';

/** How old a signed call may be, and how far ahead the provider's clock. */
const FRESH_SECONDS = 300;

const incoming = z.object({
  id: string(200).min(1),
  from: string(20),
  to: string(20),
  text: z.string().max(5000).transform(toStorable),
});
const status = z.object({
  state: z.enum(['sent', 'delivered', 'failed']),
  problem: z.string().max(300).transform(toStorable).optional(),
});

/**
 * Our own contract, for a gateway in the house or in front of any provider. Both directions post JSON with the second in
 * `x-sms-timestamp`, and in `x-sms-signature` the HMAC-SHA256 of `<timestamp>.<body>` in hexadecimal figures.
 */
export function httpConnector({ url, account, secret }: SmsSettings): SmsConnector {
  const timestampSeconds = ({ headers }: Pick<ProviderCall, 'headers'>): number => Number(headers['x-sms-timestamp']);
  const mayProve: SmsConnector['mayProve'] = (call) =>
    // Not a number is never within.
    Math.abs(call.now.getTime() / 1000 - timestampSeconds(call)) <= FRESH_SECONDS &&
    typeof call.headers['x-sms-signature'] === 'string';
  const read = <T>(call: ProviderCall, shape: z.ZodType<T>): T | null => {
    const expected = signBody(secret, timestampSeconds(call), call.body);
    if (!isSameSecret(expected, call.headers['x-sms-signature']) || !mayProve(call)) return null;
    try {
      return shape.safeParse(JSON.parse(call.body)).data ?? null;
    } catch {
      return null;
    }
  };
  return {
    send: ({ id, from, to, text, statusUrl, now }) => {
      const body = JSON.stringify({ id, from, to, text, status_url: statusUrl });
      const seconds = Math.floor(now.getTime() / 1000);
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-sms-account': account,
        'x-sms-timestamp': String(seconds),
        'x-sms-signature': signBody(secret, seconds, body),
      };
      return post(`${url}/messages`, headers, body);
    },
    mayProve,
    readInbound: (call) => read(call, incoming),
    readStatus: (call) => {
      const told = read(call, status);
      return told === null ? null : { state: told.state, problem: told.problem ?? null };
    },
    thanks: { type: 'application/json', body: '{}' },
  };
}
