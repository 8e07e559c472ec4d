import { once } from 'node:events';
import { readdir, readlink, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { createImport } from '@hearth/domains/imports/contract';
import { createMedia } from '@hearth/domains/media/contract';
import { anyone, brand, candidate, endpoint, house, party } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { serve } from '@hearth/platform/http/adapter';
import { createApp } from '@hearth/platform/http/app';
import { createLog } from '@hearth/platform/log';
import { implement } from '@hearth/platform/module';
import { startTestServer } from '@hearth/testing/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

const MEGABYTE = 1024 * 1024;
/** A machine that is busy looks at what broke off when it comes to it. */
const SOON = { timeout: 15_000 };
const secret = 's'.repeat(32);
const server = await startTestServer({
  environment: {
    MAIL_IN_DOMAIN: 'in.example.com',
    MAIL_IN_SECRET: secret,
    SMS: JSON.stringify({
      connector: 'http',
      url: 'http://127.0.0.1:1',
      account: 'a',
      secret,
      number: '+351910000000',
    }),
  },
});
const { app } = server.application;
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const { token, other, groupId } = await server.run(async (work) => {
  const [group, elsewhere] = [await makeGroup(work), await makeGroup(work)];
  const as = 'ENTERPRISE_OWNER' as const;
  return {
    groupId: group.id,
    token: (await makeEmployer(work, { brandId: group.id, as })).token,
    other: (await makeEmployer(work, { brandId: elsewhere.id, as })).token,
  };
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a call and sends its head alone, with the size of a body that does not follow. */
async function opened(method: string, path: string, bytes: number, headers: Readonly<Record<string, string>> = {}) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${bytes}\r\n\r\n`);
  return socket;
}

const statusOf = (answer: Buffer): number => Number(/^HTTP\/1.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]);

/** The status with which a call is answered of which only the head was sent. */
async function statusBeforeBody(...call: Parameters<typeof opened>): Promise<number> {
  const [answer] = (await once(await opened(...call), 'data')) as [Buffer];
  return statusOf(answer);
}

const withBody = server.application.implementations.filter(({ endpoint: { method } }) => method !== 'GET');
const pathOf = (path: string): string => path.replace(/\{\w+\}/g, newId());

describe('before a body is read', () => {
  test.each(withBody.filter(({ endpoint: { access } }) => access.kind !== 'anyone').map(({ endpoint: { id } }) => id))(
    '%s asks who calls',
    async (id) => {
      const { endpoint: call } = withBody.find((one) => one.endpoint.id === id) ?? expect.fail();
      expect(await statusBeforeBody(call.method, pathOf(call.path), 1000)).toBe(401);
    },
  );

  test('the right at the brand of the path is asked for, and how large the body will be', async () => {
    const path = createImport.path.replace('{id}', groupId);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const as = (bearer: string) => ({ ...type, authorization: `Bearer ${bearer}` });
    expect(await statusBeforeBody('POST', path, MEGABYTE, as(other))).toBe(404);
    expect(await statusBeforeBody('POST', path, 60 * MEGABYTE, as(token))).toBe(413);
    const media = createMedia.path.replace('{id}', groupId);
    expect(await statusBeforeBody('POST', media, MEGABYTE, { authorization: `Bearer ${token}` })).toBe(413);
  });

  test('mail and texts that come in prove that they come from where they should', async () => {
    expect(await statusBeforeBody('POST', '/v1/mail/incoming', 30 * MEGABYTE)).toBe(404);
    expect(await statusBeforeBody('POST', '/v1/mail/incoming', 30 * MEGABYTE, { 'x-mail-in-secret': 'x' })).toBe(404);
    expect(await statusBeforeBody('POST', '/v1/mail/incoming', 40 * MEGABYTE, { 'x-mail-in-secret': secret })).toBe(
      413,
    );
    for (const path of ['/v1/texts/incoming', `/v1/texts/status/${newId()}`]) {
      expect(await statusBeforeBody('POST', path, 10_000)).toBe(404);
      const stale = { 'x-sms-signature': 'x', 'x-sms-timestamp': '1000' };
      expect(await statusBeforeBody('POST', path, 10_000, stale)).toBe(404);
    }
  });

  test('what no route takes is refused', async () => {
    expect(await statusBeforeBody('POST', '/nowhere', 90_000)).toBe(404);
    expect(await statusBeforeBody('PUT', '/weather/v1/anything', 90_000)).toBe(501);
  });

  test('an address for a file is looked at: its signature, its size, its type, and whether it was used', async () => {
    const { files, clock } = server.application.tools;
    const permit = { type: 'video/mp4', maxBytes: 1000, expiresAt: new Date(clock.now().getTime() + 60_000) };
    const key = `upload/${newId()}`;
    const href = await files.uploadUrl({ ...permit, key });
    const type = { 'content-type': 'video/mp4' };
    expect(await statusBeforeBody('PUT', `${href}x`, 500, type)).toBe(403);
    expect(await statusBeforeBody('PUT', href.replace('max=1000', 'max=9000'), 500, type)).toBe(403);
    expect(await statusBeforeBody('PUT', href, 1001, type)).toBe(413);
    expect(await statusBeforeBody('PUT', href, 500)).toBe(415);
    await files.put(key, Buffer.from('there'), 'video/mp4');
    expect(await statusBeforeBody('PUT', href, 500, type)).toBe(409);
  });
});

describe('files go to the disk as they come', () => {
  const CONNECTIONS = 20;
  const EACH = 6 * MEGABYTE;
  const chunk = Buffer.alloc(64 * 1024, 7);

  const write = async (socket: Socket): Promise<void> => {
    for (let sent = 0; sent < EACH && !socket.destroyed; sent += chunk.length)
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  };
  /** What is held in memory now, without what nobody holds any more. */
  const held = (): number => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage().arrayBuffers;
  };

  test('many that claim large files take no memory, whether they may send them or not', async () => {
    const { files, clock } = server.application.tools;
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const type = 'video/mp4';
    const addresses = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_one, index) =>
        index % 2 === 0
          ? '/files?do=put&key=a&signature=x'
          : files.uploadUrl({ key: `many/${index}`, type, maxBytes: 50 * MEGABYTE, expiresAt }),
      ),
    );
    const all = await Promise.all(
      addresses.map((href) => opened('PUT', href, 50 * MEGABYTE, { 'content-type': type })),
    );
    const before = held();
    await Promise.all(all.map(write));
    expect(held() - before).toBeLessThan((CONNECTIONS * EACH) / 4);
  });

  test('one that breaks off leaves nothing; one that is longer than was said is refused and leaves nothing', async () => {
    const { files, clock } = server.application.tools;
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const type = 'video/mp4';
    const href = (key: string) => files.uploadUrl({ key, type, maxBytes: 1000, expiresAt });
    const broken = await opened('PUT', await href('kept/broken'), 1000, { 'content-type': type });
    broken.write('half');
    const listed = async () => readdir(join(server.dataDir, 'files/kept')).catch((): string[] => []);
    await expect.poll(listed).toHaveLength(1);
    broken.destroy();
    await expect.poll(listed).toHaveLength(0);

    const long = connect(port, '127.0.0.1');
    sockets.push(long);
    long.write(
      `PUT ${await href('kept/long')} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    long.write(`800\r\n${'x'.repeat(0x800)}\r\n`);
    const [answer] = (await once(long, 'data')) as [Buffer];
    expect(statusOf(answer)).toBe(413);
    expect(await listed()).toEqual([]);
  });

  /** The sizes of the files of calls that are under way: they lie on the disk and have no name there. */
  const lying = async (): Promise<number[]> => {
    const folder = join(server.dataDir, 'incoming');
    expect(await readdir(folder).catch((): string[] => [])).toEqual([]);
    const open = (await readdir('/proc/self/fd')).map(async (fd) => {
      const path = `/proc/self/fd/${fd}`;
      const isOurs = (await readlink(path).catch(() => '')).startsWith(folder);
      return isOurs ? [(await stat(path).catch(() => null))?.size ?? 0] : [];
    });
    return (await Promise.all(open)).flat();
  };
  /** Opens an import of one file, up to the first byte of the file. */
  const openedForm = async (bytes = 15 * MEGABYTE): Promise<Socket> => {
    const socket = await opened('POST', createImport.path.replace('{id}', groupId), bytes, {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${token}`,
    });
    socket.write(
      '--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nLOCATIONS\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n',
    );
    return socket;
  };
  const answerTo = async (socket: Socket): Promise<number> => statusOf(((await once(socket, 'data')) as [Buffer])[0]);

  test('forms of many who are signed in take no memory while their files come, and those that break off leave nothing', async () => {
    const all = await Promise.all(Array.from({ length: CONNECTIONS }, () => openedForm()));
    const before = held();
    await Promise.all(all.map(write));
    // All that was sent is there, though none of it has ended.
    await expect
      .poll(lying, SOON)
      .toEqual(Array.from({ length: CONNECTIONS }, () => expect.closeTo(EACH, -5) as number));
    expect(held() - before).toBeLessThan((CONNECTIONS * EACH) / 4);
    for (const socket of all) socket.destroy();
    await expect.poll(lying, SOON).toEqual([]);
  });

  test('a form is refused where a file is larger than the call takes, and where room ends while it comes', async () => {
    const large = await openedForm(24 * MEGABYTE - 200_000);
    const whole = Buffer.alloc(21 * MEGABYTE);
    large.write(whole);
    expect(await answerTo(large)).toBe(413);
    const late = await openedForm();
    late.write(chunk);
    await expect.poll(async () => (await lying()).length, SOON).toBe(1);
    const room = vi.spyOn(server.application.disk, 'state', 'get').mockReturnValue('LOW');
    late.write(chunk);
    expect(await answerTo(late)).toBe(507);
    room.mockRestore();
    await expect.poll(lying, SOON).toEqual([]);
  });

  test('of two that send to one address at the same time one is kept, whole', async () => {
    const { files, clock } = server.application.tools;
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const type = 'video/mp4';
    const href = await files.uploadUrl({ key: 'twice/once', type, maxBytes: 100, expiresAt });
    const [first, second] = await Promise.all([1, 2].map(() => opened('PUT', href, 10, { 'content-type': type })));
    const answers = Promise.all(
      [first, second].map(async (socket) => (await once(socket as Socket, 'data'))[0] as Buffer),
    );
    first?.write('aaaaa');
    second?.write('bbbbb');
    first?.write('aaaaa');
    second?.write('bbbbb');
    expect((await answers).map(statusOf).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect((await files.get('twice/once'))?.toString()).toMatch(/^(a{10}|b{10})$/);
  });
});

describe('a server cannot start with a call that would read a body too early', () => {
  const answer = z.strictObject({});
  const start = async (parts: Pick<Parameters<typeof endpoint>[0], 'access' | 'maxBodyBytes' | 'multipart'>) => {
    const call = endpoint({ ...parts, id: 'a.b', method: 'POST', path: '/a', service: 'core', summary: 'A.', answer });
    const bare = await createApp(createLog('silent'));
    serve(bare, implement(call, async () => ({})) as never, { basePath: () => '/core' } as never);
  };
  test.each([
    ['a large body from anybody', { access: anyone(), maxBodyBytes: 5 * MEGABYTE }],
    ['files from anybody', { access: anyone(), multipart: { field: 'file', maxCount: 1, maxBytes: 1 } }],
    [
      'a brand within a large body',
      { access: brand('brand_id', 'MANAGE_JOBS', { in: 'body' }), maxBodyBytes: MEGABYTE },
    ],
  ])('%s', async (_what, parts) => {
    await expect(start(parts)).rejects.toThrow(/a\.b reads a large body/);
  });

  test.each([undefined, null, {}, { kind: 'everybody' }, { kind: '__proto__' }])(
    'incident 28 (CWE-862): nor with a call of which %j is said about who may make it',
    async (access) => {
      await expect(start({ access: access as never })).rejects.toThrow('a.b does not say who may call it.');
    },
  );

  test.each([party('id', 'VIEW_MESSAGES'), house('id', 'VIEW_MESSAGES'), candidate('id')])(
    'nor with a call for the parties of an application that its path does not name: %j',
    async (access) => {
      await expect(start({ access })).rejects.toThrow('a.b is for the parties of an application');
    },
  );

  test('nor with a route of another kind that takes a body and checks nothing before it', async () => {
    const bare = await createApp(createLog('silent'));
    expect(() => bare.post('/x', async () => 'y')).toThrow(/no check that comes before its body/);
  });
});
