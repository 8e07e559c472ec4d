import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import type { StorageKey } from '@hearth/client/storage';
import { constants, createHash, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import type { KioskOutcomeKind, KioskPunch } from '../../contract/kiosk-schemas.ts';
import { textToSeal } from '../../rules/seal.ts';
import { createKioskStore } from './kiosk-store.ts';
import { sealPin } from './seal-pin.ts';
import { sendQueue } from './send-kiosk.ts';

function storeWith(keys: readonly string[]) {
  const kept = new Map<StorageKey, unknown>();
  const store = createKioskStore({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
  store.pair('token', 'Back door');
  for (const key of keys) store.add(punch(key));
  return store;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const punch = (key: string): KioskPunch => ({
  idempotency_key: key,
  employee_id: 'p',
  sealed: 's',
  kind: 'IN',
  device_at: '2026-11-16T09:00:00.000Z',
  reason: '',
  attestation: null,
});

type Sent = { readonly serial: number; readonly punches: readonly KioskPunch[] };

/** A client that answers each batch in turn: with an outcome for each of its punches, or with a refusal. */
function clientOf(answers: readonly (KioskOutcomeKind | CallError)[]) {
  const sent: Sent[] = [];
  const left = [...answers];
  const call = (_endpoint: unknown, { body }: { readonly body: Sent }) => {
    sent.push(body);
    const answer = left.shift() ?? 'RECORDED';
    if (answer instanceof CallError) return Promise.reject(answer);
    return Promise.resolve({
      is_paired: answer !== 'HELD',
      outcomes: body.punches.map((one) => ({
        idempotency_key: one.idempotency_key,
        outcome: answer,
        at: null,
        from: null,
      })),
    });
  };
  return { sent, client: { call } as unknown as Client };
}

test('sends what waits in order, each time under a new number, and empties the queue', async () => {
  const store = storeWith(['a', 'b']);
  const { client, sent } = clientOf([new CallError(0, 'NETWORK', ''), 'RECORDED']);
  expect((await sendQueue(client, store)).end).toBe('OFFLINE');
  expect(store.read()?.queue).toHaveLength(2);
  expect((await sendQueue(client, store)).end).toBe('SENT');
  expect(sent.map(({ serial }) => serial)).toEqual([1, 2]);
  expect(sent[1]?.punches.map((one) => one.idempotency_key)).toEqual(['a', 'b']);
  expect(store.read()?.queue).toEqual([]);
});

test('a question to somebody who has gone is asked again later; whoever stands there is told at once', async () => {
  const store = storeWith(['a']);
  await sendQueue(clientOf(['ASK_EARLY']).client, store);
  expect(store.read()?.queue).toHaveLength(1);
  const { outcomes } = await sendQueue(clientOf(['ASK_EARLY']).client, store, 'a');
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['ASK_EARLY']);
  expect(store.read()?.queue).toEqual([]);
});

test('one that can never be taken keeps nobody else’s', async () => {
  const store = storeWith(['a', 'b']);
  const refused = new CallError(409, 'CONFLICT', '');
  const { client, sent } = clientOf([refused, refused, 'RECORDED']);
  expect((await sendQueue(client, store)).end).toBe('SENT');
  expect(sent.map((one) => one.punches.length)).toEqual([2, 1, 1]);
  expect(store.read()?.queue).toEqual([]);
});

test('a tablet that is no longer paired sends all that waits, which the server keeps', async () => {
  const store = storeWith(Array.from({ length: 60 }, (_none, index) => String(index)));
  const { client, sent } = clientOf(['HELD', 'HELD']);
  expect((await sendQueue(client, store)).end).toBe('UNPAIRED');
  expect(sent.map((one) => one.punches.length)).toEqual([50, 10]);
  expect(store.read()?.queue).toEqual([]);
});

test('what stands between the tablet and the server takes no punch with it', async () => {
  const store = storeWith(['a', 'b']);
  for (const error of [new CallError(403, 'UNKNOWN', ''), new CallError(200, 'MALFORMED_ANSWER', '')])
    expect((await sendQueue(clientOf([error]).client, store)).end).toBe('OFFLINE');
  expect(store.read()?.queue).toHaveLength(2);
});

test('what the server has no room for waits, also for whoever stands there', async () => {
  const store = storeWith(['a']);
  expect((await sendQueue(clientOf(['NOT_KEPT']).client, store, 'a')).end).toBe('SENT');
  expect(store.read()?.queue).toHaveLength(1);
});

test('where nobody knows the tablet any more, what waits is sent once it is paired again', async () => {
  const store = storeWith(['a', 'b']);
  expect((await sendQueue(clientOf([new CallError(410, 'KIOSK_NOT_VALID', '')]).client, store)).end).toBe('UNPAIRED');
  store.forget();
  expect(store.read()).toBeNull();
  store.forget();
  store.pair('next', 'Bar');
  expect(store.read()?.queue.map((one) => one.idempotency_key)).toEqual(['a', 'b']);
});

test('what waits tells nobody the PIN but the server', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const { sealed: _sealed, ...waiting } = punch('key-1');
  const sealed = await sealPin(spki, waiting, '2794');
  const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  expect(privateDecrypt(padding, Buffer.from(sealed, 'base64')).toString()).toBe(`${sha256(textToSeal(waiting))} 2794`);
});
