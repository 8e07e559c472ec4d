import { startSmsGateway } from '@hearth/testing/peers/sms-gateway';
import { PRODUCTION } from '@hearth/testing/production';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { forgetTexts, noteStatus, SEND_TEXT } from './text.ts';

const TEXT = { from: '+351910000001', to: '+351912345678', text: 'It begins at 18:00.' };

describe.each(['http', 'twilio'] as const)('by the connector %s', async (connector) => {
  const gateway = await startSmsGateway(connector);
  const server = await startTestServer({ environment: { SMS: gateway.variable, SMTP_URL: 'smtp://127.0.0.1:1' } });
  afterAll(() => gateway.stop());
  const rows = () =>
    server.run(({ db }) =>
      db.execute<{ id: string; state: string; attempts: number }>(
        sql`select id, state, attempts from platform.text order by at, id`,
      ),
    );
  /** A job like any other, with nothing to do: that it was asked for is counted. */
  const otherwise = { job: SEND_TEXT, data: { id: '019a0000-0000-7000-8000-0000000000ff' } };
  const again = (id: string) => server.run((work) => work.enqueue(SEND_TEXT, { id }));

  beforeEach(async () => {
    gateway.taken.length = 0;
    gateway.misbehave();
    await server.run(({ db }) => db.execute(sql`delete from platform.text`));
    await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
  });

  test('a text is handed over once its transaction has committed, and never when that failed', async () => {
    await expect(
      server.run(async (work) => {
        await work.text(TEXT);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await server.run((work) => work.text({ ...TEXT, text: 'Grüße & más, привет' }));
    await server.settle();
    expect(gateway.taken).toEqual([
      { ...TEXT, text: 'Grüße & más, привет', statusPath: `/v1/texts/status/${(await rows())[0]?.id}` },
    ]);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  test('a text is not handed over again once the provider has it', async () => {
    await server.run((work) => work.text(TEXT));
    await server.settle();
    await again((await rows())[0]?.id ?? '');
    await server.settle();
    expect(gateway.taken).toHaveLength(1);
  });

  test('what the provider cannot take now is tried again', async () => {
    gateway.misbehave(503);
    await server.run((work) => work.text(TEXT));
    await expect(server.settle()).rejects.toThrow('503');
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await again((await rows())[0]?.id ?? '');
    await server.settle();
    expect(gateway.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('what the provider will never take is not tried again, and the job is asked for that was named for this', async () => {
    gateway.misbehave(400);
    await server.run((work) => work.text({ ...TEXT, otherwise }));
    expect(await server.settle()).toBe(2);
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  test('what did not arrive is known once, whatever else the provider says of it', async () => {
    await server.run((work) => work.text({ ...TEXT, otherwise }));
    await server.settle();
    const id = (await rows())[0]?.id ?? '';
    const note = (state: 'sent' | 'delivered' | 'failed') =>
      server.run((work) => noteStatus(work, id, { state, problem: null }));
    expect(await note('sent')).toBe(true);
    expect(await server.settle()).toBe(0);
    expect(await note('failed')).toBe(true);
    expect(await note('failed')).toBe(false);
    expect(await note('delivered')).toBe(false);
    expect(await rows()).toMatchObject([{ state: 'failed' }]);
    expect(await server.settle()).toBe(1);
  });

  test('for what arrived no other job is asked for', async () => {
    await server.run((work) => work.text({ ...TEXT, otherwise }));
    await server.settle();
    const id = (await rows())[0]?.id ?? '';
    await server.run((work) => noteStatus(work, id, { state: 'delivered', problem: null }));
    await server.run((work) => noteStatus(work, id, { state: 'failed', problem: null }));
    expect(await rows()).toMatchObject([{ state: 'delivered' }]);
    expect(await server.settle()).toBe(0);
  });

  test('after a month nothing of a text is left', async () => {
    await server.run((work) => work.text(TEXT));
    await server.settle();
    server.clock.advance(31 * 86_400_000);
    await forgetTexts.run({}, server.application.runner.free(new AbortController().signal));
    expect(await rows()).toEqual([]);
  });
});

test('an installation in production forgets what a text said once it is sent', async () => {
  const gateway = await startSmsGateway();
  const server = await startTestServer({
    environment: {
      ...PRODUCTION,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS: gateway.variable,
    },
  });
  await server.run((work) => work.text(TEXT));
  await server.settle();
  const kept = await server.run(({ db }) => db.execute(sql`select body, state from platform.text`));
  expect(kept).toEqual([{ body: '', state: 'sent' }]);
  await gateway.stop();
});

test('a text goes from one number to one number', async () => {
  const server = await startTestServer();
  await expect(server.run((work) => work.text({ ...TEXT, to: '0912 345' }))).rejects.toThrow('one number');
});

test.each([
  ['no JSON', 'twilio'],
  [
    'a number that is none',
    '{"connector":"http","url":"https://sms.example.com","account":"a","secret":"0123456789abcdef","number":"0912"}',
  ],
  [
    'a connector that there is not',
    '{"connector":"pigeon","url":"https://sms.example.com","account":"a","secret":"0123456789abcdef","number":"+351910000001"}',
  ],
])('the variable with %s keeps the installation from starting', (_what, SMS) => {
  expect(() => readConfig({ SMS })).toThrow(/SMS/);
});
