import { startSmsGateway } from '@hearth/testing/peers/sms-gateway';
import { expect, test } from 'vitest';
import { smsConnector } from './provider.ts';
import { readConfig } from '../config/config.ts';
import { signForm } from './signature.ts';

const now = new Date('2026-11-16T09:00:00Z');
const url = 'https://hearth.example.com/v1/texts/incoming';
const text = { id: 'SM1', from: '+351912345678', text: 'Yes' };

/** A gateway's calls, and the connector that reads them. */
async function pair(name: 'http' | 'twilio') {
  const gateway = await startSmsGateway(name);
  await gateway.stop();
  const { sms } = readConfig({ SMS: gateway.variable });
  if (sms === undefined) throw new Error('The gateway says how it is used.');
  const connector = smsConnector(sms);
  return { gateway, connector, secret: sms.secret };
}

test.each(['http', 'twilio'] as const)('what %s signed is read, and anything else is not', async (name) => {
  const { gateway, connector } = await pair(name);
  const call = gateway.incoming(text, url, now);
  const read = (body: string, headers: Record<string, string> = call.headers, at = now) =>
    connector.readInbound({ url, headers, body, now: at });
  expect(read(call.payload)).toEqual({ ...text, to: gateway.number });
  expect(read(call.payload.replace('Yes', 'No!'))).toBeNull();
  expect(read(call.payload, {})).toBeNull();
  expect(read('{', call.headers)).toBeNull();
  const status = gateway.status('failed', url, now);
  expect(connector.readStatus({ url, headers: status.headers, body: status.payload, now })?.state).toBe('failed');
  expect(connector.readStatus({ url, headers: {}, body: status.payload, now })).toBeNull();
});

test.each(['http', 'twilio'] as const)(
  'what no database can hold is left out of a text from %s, and is no number',
  async (name) => {
    const { gateway, connector } = await pair(name);
    const read = (said: typeof text) => {
      const { headers, payload: body } = gateway.incoming(said, url, now);
      return connector.readInbound({ url, headers, body, now });
    };
    expect(read({ ...text, text: 'Y\0es' })).toEqual({ ...text, to: gateway.number });
    expect(read({ ...text, id: 'SM\0' })).toBeNull();
    expect(read({ ...text, from: '+3519\x0012345678' })).toBeNull();
  },
);

test('a call of our own contract is good for five minutes', async () => {
  const { gateway, connector } = await pair('http');
  const { payload: body, headers } = gateway.incoming(text, url, now);
  const after = (seconds: number) =>
    connector.readInbound({ url, headers, body, now: new Date(now.getTime() + seconds * 1000) });
  expect(after(300)).not.toBeNull();
  expect(after(301)).toBeNull();
  expect(after(-301)).toBeNull();
});

test('a call that was signed for another address is not read', async () => {
  const { gateway, connector } = await pair('twilio');
  const { payload: body, headers } = gateway.incoming(text, 'https://other.example.com/', now);
  expect(connector.readInbound({ url, headers, body, now })).toBeNull();
});

test('a form is signed as Twilio publishes it', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  });
  expect(signForm('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe('GvWf1cFY/Q7PnoempGyD5oXAezc=');
});
