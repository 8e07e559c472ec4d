import { createSocket } from 'node:dgram';
import type { RemoteInfo } from 'node:dgram';
import dns from 'node:dns/promises';
import { afterAll } from 'vitest';

/** The address that a name has in such a name service: a key beside those of its TXT records. */
export function addressKey(name: string): string {
  return `${name} A`;
}

const ADDRESS = 1;
const TEXT = 16;

/** A name service on this machine that knows TXT records and addresses; the process asks it until the test file's end. `hear` is awaited before each answer. */
export async function startNameServer(hear?: () => Promise<void>): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  const answer = (query: Buffer, from: RemoteInfo): void => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.subarray(at + 1, at + 1 + length).toString());
      at += length + 1;
    }
    const question = query.subarray(12, at + 5);
    const name = labels.join('.').toLowerCase();
    const type = query.readUInt16BE(at + 1);
    const value = records.get(type === ADDRESS ? addressKey(name) : type === TEXT ? name : '');
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(value === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(value === undefined ? 0 : 1, 6);
    head.writeUInt32BE(0, 8);
    const text = Buffer.from(value ?? '');
    const content =
      type === ADDRESS
        ? Buffer.from((value ?? '').split('.').map(Number))
        : Buffer.concat([Buffer.from([text.length]), text]);
    const record = Buffer.concat([Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, content.length]), content]);
    socket.send(Buffer.concat([head, question, ...(value === undefined ? [] : [record])]), from.port, from.address);
  };
  socket.on('message', (query, from) => void (hear?.() ?? Promise.resolve()).then(() => answer(query, from)));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  afterAll(() => {
    dns.setServers(before);
    socket.close();
  });
  return records;
}
