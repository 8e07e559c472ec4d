import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';

const server = await startTestServer();
let port = 0;

beforeAll(async () => {
  const { app } = server.application;
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

/** What comes back for bytes as they are, without a program that would mend them. */
async function answerTo(bytes: string): Promise<{ status: number; body: unknown; head: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Uint8Array[] = [];
  socket.on('data', (part) => void parts.push(Buffer.from(part)));
  await once(socket, 'connect');
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body), head };
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const get = (address: string): string => `GET ${address} HTTP/1.1\r\n${HOST}\r\n`;
const post = (headers: string, body: string): string =>
  `POST /auth/session/login HTTP/1.1\r\n${HOST}Content-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

test.each([
  ['a percent sign without digits', get('/v1/public/jobs/%'), 400, 'INVALID_INPUT'],
  ['a percent sign with letters', get('/v1/public/jobs/%zz'), 400, 'INVALID_INPUT'],
  ['bytes that are no UTF-8', get('/v1/public/jobs/%ff%fe'), 400, 'INVALID_INPUT'],
  ['a part that is too long', get(`/v1/public/jobs/${'a'.repeat(2_000)}`), 400, 'INVALID_INPUT'],
  ['NUL in the address', get('/v1/public/jobs/%00'), 400, 'INVALID_INPUT'],
  ['NUL in a query', get('/v1/public/jobs?q=%00'), 400, 'INVALID_INPUT'],
  ['NUL in the name of a query', get('/v1/public/jobs?q%00=1'), 400, 'INVALID_INPUT'],
  ['an address longer than any header may be', get(`/v1/public/jobs?q=${'a'.repeat(40_000)}`), 431, 'TOO_LARGE'],
  ['a header that is too long', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
  ['NUL in a header', `GET / HTTP/1.1\r\n${HOST}User-Agent: a\0b\r\n\r\n`, 400, 'INVALID_INPUT'],
  ['a method that there is not', `FETCH / HTTP/1.1\r\n${HOST}\r\n`, 400, 'INVALID_INPUT'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'INVALID_INPUT'],
  ['half a body', post('Content-Type: application/json\r\n', '{"username":'), 400, 'INVALID_INPUT'],
  ['a prototype', post('Content-Type: application/json\r\n', '{"__proto__":{"a":1}}'), 400, 'INVALID_INPUT'],
  ['a type of content that is none', post('Content-Type: ;;;\r\n', '{}'), 415, 'WRONG_TYPE'],
  ['another type of content', post('Content-Type: text/plain\r\n', '{}'), 415, 'WRONG_TYPE'],
  ['too much', post('Content-Type: application/json\r\n', JSON.stringify('x'.repeat(200_000))), 413, 'TOO_LARGE'],
  [
    'two lengths',
    `POST /auth/session/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    400,
    'INVALID_INPUT',
  ],
])('%s is answered in the envelope', async (_what, bytes, status, code) => {
  const answer = await answerTo(bytes);
  expect(answer.body).toMatchObject({ status_code: status, data: { code, message: expect.any(String) as unknown } });
  expect(answer.status).toBe(status);
  expect(answer.head).not.toMatch(/^x-powered-by|^server:/im);
});
