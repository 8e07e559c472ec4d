import { NOT_FOUND } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';

const server = await startTestServer();
const endpoints = server.application.implementations.map(({ endpoint }) => endpoint);
const answered = endpoints.filter(({ answers, schemas }) => answers === 'json' && schemas.answer !== undefined);

describe('every contract gives its own mock', () => {
  test.each(answered.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, { schemas }) => {
    const { answer } = schemas;
    if (answer === undefined) return;
    expect(answer.safeParse(sampleAnswer(answer)).error?.issues ?? []).toEqual([]);
  });
});

test('a mock answers at the addresses of its contract, bare and under its service, and nowhere else', () => {
  const mocks = mockCalls(endpoints);
  for (const { method, path, service } of answered) {
    const address = path.replace(/\{\w+\}/g, '019a0000-0000-7000-8000-0000000000ff');
    for (const place of [address, `/${service}${address}`])
      expect([place, mocks.reply(method, place)]).toEqual([place, expect.objectContaining({ status: 200 })]);
  }
  expect(mocks.reply('GET', '/v1/nothing-of-ours')).toBeUndefined();
  expect(mocks.reply('GET', '/assets/app.js')).toBeUndefined();
});

test('a mock never says what its contract does not: neither answers nor refusals', () => {
  const mocks = mockCalls(endpoints);
  const currencies = endpoints.find(({ id }) => id === 'core.listCurrencies');
  if (currencies === undefined) throw new Error('no such call');
  expect(() => mocks.answer(currencies, [{ code: 7 }] as never)).toThrow();
  expect(() => mocks.refuse(currencies, { code: 'NEVER_HEARD_OF', status: 409, message: '' })).toThrow(
    'does not declare',
  );
  mocks.refuse(currencies, NOT_FOUND);
  expect(mocks.reply('GET', '/v1/currencies')).toMatchObject({ status: 404 });
  mocks.cut(currencies, 'lost');
  expect(mocks.reply('GET', '/v1/currencies')).toBe('lost');
});
