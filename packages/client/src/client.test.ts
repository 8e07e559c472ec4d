import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from './call-error.ts';
import { createClient } from './client.ts';
import type { LocalServer, SeenRequest } from '@hearth/testing/local-server';
import { sendJson, startServer } from '@hearth/testing/local-server';

const id = z.string();
const listShifts = endpoint({
  id: 'test.listShifts',
  method: 'GET',
  path: '/v1/brands/{id}/shifts',
  service: 'test',
  summary: 'x',
  access: signedIn(),
  params: z.strictObject({ id }),
  query: z.strictObject({ brand_ids: z.array(z.string()), from: z.string().optional() }),
  answer: z.array(z.strictObject({ id })),
});
const mintAddress = endpoint({
  id: 'test.mintAddress',
  method: 'GET',
  path: '/v1/presigned_url',
  service: 'test',
  summary: 'x',
  access: signedIn(),
  answer: z.strictObject({ href: z.string() }),
  mergeable: false,
});
const listCurrencies = endpoint({
  id: 'test.listCurrencies',
  method: 'GET',
  path: '/v1/currencies',
  service: 'test',
  summary: 'x',
  access: anyone(),
  answer: z.array(z.string()),
});
const sendMessage = endpoint({
  id: 'test.sendMessage',
  method: 'POST',
  path: '/v1/applications/{id}/messages',
  service: 'test',
  summary: 'x',
  access: signedIn(),
  params: z.strictObject({ id }),
  body: z.strictObject({ message_body: z.string() }),
  answer: z.strictObject({ id }),
  multipart: { field: 'files', maxCount: 2, maxBytes: 1000 },
});

let server: LocalServer | undefined;
afterEach(async () => server?.close());

async function clientOf(
  answer: Parameters<typeof startServer>[0],
  token: string | null = 'token-1',
  context: () => string = () => '',
) {
  const started = await startServer(answer);
  server = started;
  const session = { getToken: () => Promise.resolve(token) };
  return { client: createClient({ session, origin: started.origin, context }), seen: started.seen };
}

const ok = (data: unknown) => (_request: SeenRequest, response: Parameters<typeof sendJson>[0]) =>
  sendJson(response, 200, { status_code: 200, data });

test('a call carries the token, its parameters escaped and its lists repeated', async () => {
  const { client, seen } = await clientOf(ok([{ id: '1' }]));
  const shifts = await client.call(listShifts, { params: { id: 'a/b' }, query: { brand_ids: ['1', '2'] } });
  expectTypeOf(shifts).toEqualTypeOf<{ id: string }[]>();
  expect(shifts).toEqual([{ id: '1' }]);
  expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/v1/brands/a%2Fb/shifts?brand_ids=1&brand_ids=2', 'Bearer token-1'],
  ]);
});

test('without a token a call is refused here, and no request is made', async () => {
  const { client, seen } = await clientOf(ok([]), null);
  const refusal = client.call(listShifts, { params: { id: '1' }, query: { brand_ids: [] } });
  await expect(refusal).rejects.toMatchObject({ status: 401, message: 'Unauthorized' });
  expect(seen).toEqual([]);
});

test('a call that anyone may make goes out without a token, even when there is one', async () => {
  const { client, seen } = await clientOf(ok(['EUR']));
  expect(await client.call(listCurrencies)).toEqual(['EUR']);
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('equal reads that run at the same time are one request, and later ones ask again', async () => {
  const { client, seen } = await clientOf(ok([]));
  const input = { params: { id: '1' }, query: { brand_ids: ['1'] } };
  await Promise.all([client.call(listShifts, input), client.call(listShifts, input), client.call(listShifts, input)]);
  expect(seen).toHaveLength(1);
  await client.call(listShifts, input);
  expect(seen).toHaveLength(2);
});

test('a failed read is forgotten too', async () => {
  let status = 500;
  const { client, seen } = await clientOf((_request, response) =>
    sendJson(response, status, { status_code: status, data: status === 200 ? [] : { code: 'INTERNAL', message: 'x' } }),
  );
  const input = { params: { id: '1' }, query: { brand_ids: [] } };
  await expect(client.call(listShifts, input)).rejects.toMatchObject({ code: 'INTERNAL' });
  status = 200;
  expect(await client.call(listShifts, input)).toEqual([]);
  expect(seen).toHaveLength(2);
});

test('reads in two brand contexts, of two sessions or with other queries are not merged', async () => {
  let context = 'one';
  let token = 'a';
  const started = await startServer(ok([]));
  server = started;
  const client = createClient({
    session: { getToken: () => Promise.resolve(token) },
    origin: started.origin,
    context: () => context,
  });
  const input = { params: { id: '1' }, query: { brand_ids: ['1'] } };
  const running = [client.call(listShifts, input)];
  await Promise.resolve();
  running.push(client.call(listShifts, { ...input, query: { brand_ids: ['2'] } }));
  await Promise.resolve();
  context = 'two';
  running.push(client.call(listShifts, input));
  await Promise.resolve();
  token = 'b';
  running.push(client.call(listShifts, input));
  await Promise.all(running);
  expect(started.seen).toHaveLength(4);
});

test('a read joins none that set out before something changed', async () => {
  const waiting: (() => void)[] = [];
  const { client, seen } = await clientOf((_request, response) => {
    waiting.push(() => sendJson(response, 200, { status_code: 200, data: ['EUR'] }));
  });
  const first = client.call(listCurrencies);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  client.renew();
  const second = client.call(listCurrencies);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.();
  await first;
  // The end of the first read forgets the first alone: the third joins the second.
  const third = client.call(listCurrencies);
  waiting[1]?.();
  expect(await Promise.all([second, third])).toEqual([['EUR'], ['EUR']]);
  expect(seen).toHaveLength(2);
});

test('after a write everything is read anew', async () => {
  const waiting: (() => void)[] = [];
  const { client, seen } = await clientOf((request, response) => {
    const answer = () =>
      sendJson(response, 200, { status_code: 200, data: request.method === 'GET' ? [] : { id: '1' } });
    if (request.method === 'GET') waiting.push(answer);
    else answer();
  });
  const before = client.call(listCurrencies);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await client.call(sendMessage, { params: { id: '1' }, body: { message_body: 'x' } });
  const after = client.call(listCurrencies);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const answer of waiting) answer();
  await Promise.all([before, after]);
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('a call that mints something is never merged', async () => {
  const { client, seen } = await clientOf(ok({ href: 'x' }));
  await Promise.all([client.call(mintAddress), client.call(mintAddress)]);
  expect(seen).toHaveLength(2);
});

test.each<[string, number, unknown]>([
  ['no data field', 200, { status_code: 200 }],
  ['a status in the body that differs', 200, { status_code: 500, data: [] }],
  ['no status in the body', 200, { data: [] }],
])('%s is a failure that carries the whole answer', async (_what, status, body) => {
  const { client } = await clientOf((_request, response) => sendJson(response, status, body));
  const error = await client.call(listCurrencies).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'MALFORMED_ANSWER', response: body });
});

test('an answer that is no JSON is a failure', async () => {
  const { client } = await clientOf((_request, response) => void response.end('<html>'));
  await expect(client.call(listCurrencies)).rejects.toMatchObject({ code: 'MALFORMED_ANSWER' });
});

test('a refusal brings its code, message, fields and the whole answer', async () => {
  const body = {
    status_code: 400,
    data: {
      code: 'INVALID_INPUT',
      message: 'No.',
      fields: [{ field: 'name', rule: 'required', message: 'Say it.' }],
      place: 3,
    },
  };
  const { client } = await clientOf((_request, response) => sendJson(response, 400, body));
  await expect(client.call(listCurrencies)).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
    message: 'No.',
    fields: [{ field: 'name', rule: 'required', message: 'Say it.' }],
    response: body,
  });
});

test('a server that cannot be reached is a failure with a code of its own', async () => {
  const { client } = await clientOf(ok([]));
  await server?.close();
  await expect(client.call(listCurrencies)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

test('files travel in a form, after the fields of the body', async () => {
  const { client, seen } = await clientOf(ok({ id: '9' }));
  await client.call(sendMessage, {
    params: { id: '1' },
    body: { message_body: 'Hi' },
    files: [new File(['abc'], 'cv.txt', { type: 'text/plain' })],
  });
  const { headers, body } = seen[0] ?? { headers: {}, body: '' };
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body.indexOf('name="message_body"')).toBeGreaterThan(-1);
  expect(body.indexOf('name="files"; filename="cv.txt"')).toBeGreaterThan(body.indexOf('name="message_body"'));
});

test('a file comes as it is, and its refusal as an error', async () => {
  let status = 200;
  const { client } = await clientOf((_request, response) => {
    if (status === 200) response.end('BEGIN:VCALENDAR');
    else sendJson(response, 404, { status_code: 404, data: { code: 'NOT_FOUND', message: 'x' } });
  });
  expect(await (await client.raw(mintAddress)).text()).toBe('BEGIN:VCALENDAR');
  status = 404;
  await expect(client.raw(mintAddress)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a path parameter that is missing never becomes an address', async () => {
  const { client, seen } = await clientOf(ok([]));
  await expect(client.call(listShifts, { params: { id: '' }, query: { brand_ids: [] } })).rejects.toThrow('needs "id"');
  expect(seen).toEqual([]);
});
