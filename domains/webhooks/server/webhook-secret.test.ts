import { expect, test } from 'vitest';
import { isWebhookSecret, newWebhookSecret, signMessage } from './webhook-secret.ts';

// The vector of the specification: github.com/standard-webhooks/standard-webhooks, libraries' tests.
test('signs as the specification’s own example', () => {
  const headers = signMessage(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_999),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('signs with each secret while one is being replaced', () => {
  const [first, second] = [newWebhookSecret(), newWebhookSecret()];
  const message = { id: 'a', at: new Date(0), body: '{}' };
  const alone = [first, second].map((secret) => signMessage([secret], message)['webhook-signature']);
  expect(signMessage([first, second], message)['webhook-signature']).toBe(alone.join(' '));
});

test('a secret is 256 random bits in base64, and no two are the same', () => {
  const secrets = Array.from({ length: 200 }, newWebhookSecret);
  expect(secrets.filter(isWebhookSecret)).toHaveLength(200);
  expect(new Set(secrets).size).toBe(200);
  expect(isWebhookSecret('whsec_short')).toBe(false);
});
