import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startMailServer } from './mail-server.ts';

const mail = await startMailServer();

async function greeted(): Promise<[Socket, string]> {
  const { hostname, port } = new URL(mail.url);
  const socket = connect(Number(port), hostname);
  const [greeting] = (await once(socket, 'data')) as [Buffer];
  return [socket, greeting.toString()];
}

test('a sender that ends in the middle of a mail ends nothing else', async () => {
  const [socket] = await greeted();
  socket.write('EHLO here\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\nSubject: half\r\n');
  await once(socket, 'data');
  socket.resetAndDestroy();
  const [other, greeting] = await greeted();
  expect(greeting).toMatch(/^220 /);
  other.destroy();
});
