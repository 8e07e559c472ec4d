import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';

const server = await startTestServer();
const { token, groupId } = await server.run(async (work) => {
  const group = await makeGroup(work);
  return { groupId: group.id, token: (await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' })).token };
});
const post = (options: Parameters<typeof server.request>[2]) =>
  server.request('POST', `/v1/brands/${groupId}/jobs`, { token, ...options });

describe('a refused body says what is wrong with it, in the envelope', () => {
  test.each([
    ['no JSON', { headers: { 'content-type': 'application/json' }, payload: '{"title":' }, 400, 'INVALID_INPUT'],
    ['an empty body', { headers: { 'content-type': 'application/json' }, payload: '' }, 400, 'INVALID_INPUT'],
    ['another type of content', { headers: { 'content-type': 'text/plain' }, payload: 'title' }, 415, 'WRONG_TYPE'],
    ['XML', { headers: { 'content-type': 'application/xml' }, payload: '<a/>' }, 415, 'WRONG_TYPE'],
    [
      'too much',
      { headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ title: 'x'.repeat(200_000) }) },
      413,
      'TOO_LARGE',
    ],
    [
      'a prototype',
      { headers: { 'content-type': 'application/json' }, payload: '{"__proto__":{"admin":true}}' },
      400,
      'INVALID_INPUT',
    ],
    ['a list', { body: [] }, 400, 'INVALID_INPUT'],
    ['null', { body: null }, 400, 'INVALID_INPUT'],
  ])('%s', async (_what, options, status, code) => {
    const reply = await post(options);
    expect([reply.status, reply.refusal.code]).toEqual([status, code]);
    expect(reply.refusal.fields?.length).toBeGreaterThan(0);
  });

  test('each field with its rule', async () => {
    const { refusal } = await post({
      body: { location_id: 'nowhere', hires_target: 0, language: 'xx', favourite_colour: 'blue' },
    });
    const fields = (refusal.fields ?? []).map(({ field, rule }) => [field, rule]);
    expect(fields).toEqual(
      expect.arrayContaining([
        ['location_id', 'format_uuid'],
        ['hires_target', 'too_small'],
        ['language', 'invalid_value'],
        ['favourite_colour', 'known_field'],
      ]),
    );
  });
});

test('an address that no page and no call has is refused in the envelope when it is a call', async () => {
  const { status } = await server.request('GET', '/v1/nothing/here', { token });
  expect(status).toBe(404);
});

test('the headers that every answer bears', async () => {
  for (const url of ['/v1/currencies', '/v1/users/info', '/health/live', '/openapi.json']) {
    const { headers } = await server.request('GET', url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  }
});

describe('a caller who asks for problem details', () => {
  const accept = 'application/json, application/problem+json;q=0.9';

  test.each([
    ['a refused field', () => post({ headers: { accept }, body: { title: 7 } }), 400, 'INVALID_INPUT', 'Bad Request'],
    [
      'somebody else’s place',
      () =>
        server.request('GET', '/v1/brands/019a0000-0000-7000-8000-000000000001/jobs', { token, headers: { accept } }),
      404,
      'NOT_FOUND',
      'Not Found',
    ],
    [
      'no session',
      () => server.request('GET', '/v1/users/info', { headers: { accept } }),
      401,
      'UNAUTHORIZED',
      'Unauthorized',
    ],
  ])('gets them for %s, with code and fields', async (_what, send, status, code, title) => {
    const answer = await send();
    const problem = JSON.parse(answer.text);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({ type: 'about:blank', status, code, title, detail: expect.any(String) });
    expect([answer.status, problem.data, Array.isArray(problem.fields)]).toEqual([status, undefined, status === 400]);
  });
});
