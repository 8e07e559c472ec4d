import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createPosition, listPositions } from '@hearth/domains/team/contract';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import { createOwnToken } from '@hearth/domains/tokens/contract';
import { startTestServer } from '@hearth/testing/server';
import { ROOT } from '@hearth/testing/template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeClientPackage } from '../../packages/api-client/build/write-package.ts';
import { findKeyed, keepTokenCalls } from '../../tools/api/api-document.ts';
import type { ApiDocument } from '../../tools/api/api-document.ts';
import { findBreaks } from '../../tools/api/compare-contracts.ts';
import { ACCEPTED_BREAKS } from '../../tools/api/accepted-breaks.ts';
import { readReleased } from '../../tools/api/release-contract.ts';

const server = await startTestServer();
await server.application.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.application.app.server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/`;
const place = await openRestaurant(server);
const manager = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
const proof = FACTORY_PASSWORD;
const { data: made } = await server.call(
  createOwnToken,
  { body: { name: 'Payroll', brand_id: place.groupId, permissions: ['VIEW_TEAM', 'MANAGE_TEAM'], days: 30, proof } },
  manager.token,
);
const document = keepTokenCalls(JSON.parse((await server.request('GET', '/openapi.json')).text) as ApiDocument);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-client-'));
  const written = { document, keyed: findKeyed(document), version: '0.0.0', license: 'AGPL-3.0-or-later' };
  await writeClientPackage({ ...written, licenseFile: join(ROOT, 'LICENSE') }, join(folder, 'client'));
  // What npm would install beside the package.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compile = async (text: string): Promise<string> => {
  await writeFile(join(folder, 'program.ts'), text);
  const flags = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  return promisify(execFile)(tsc, [...flags, 'program.ts'], { cwd: folder }).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
};

const PROGRAM = `
import { connect, pages, take } from './client/index.js';
const hearth = connect({ url: 'https://hearth.example', token: 'secret' });
const id = '019a0000-0000-7000-8000-0000000000ff';
const { employees } = await take(hearth.GET('/v1/brands/{id}/employees', { params: { path: { id } } }));
export const names: string[] = employees.map((one) => one.first_name);
for await (const page of pages((at) => take(hearth.GET('/v1/brands/{id}/onboarding', { params: { path: { id }, query: { ...at } } }))))
  console.log(page.journeys.length);
`;

test('a program is checked against the calls that tokens can make', async () => {
  expect(await compile(PROGRAM)).toBe('');
  const wrong = await compile(`${PROGRAM}
await hearth.GET('/v1/brands/{id}/employees', { params: { path: {} } });
await hearth.GET('/v1/brands/{id}/nothing', { params: { path: { id } } });
export const age: number = employees[0]!.first_name;`);
  expect(wrong.match(/error TS/gu)).toHaveLength(3);
});

interface Client {
  readonly connect: (options: object) => Record<'GET' | 'POST', (path: string, init: object) => Promise<never>>;
  readonly take: (call: Promise<never>) => Promise<Readonly<Record<string, unknown>>>;
}
const load = async (): Promise<Client> =>
  (await import(pathToFileURL(join(folder, 'client/index.js')).href)) as unknown as Client;

test('a change whose answer got lost is sent again, and made once', async () => {
  const { connect, take } = await load();
  let sent = 0;
  const pauses: number[] = [];
  const hearth = connect({
    url,
    token: () => made.token,
    wait: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)),
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      sent += 1;
      if (sent === 1) throw new TypeError('The connection broke.');
      return sent === 2 ? new Response(null, { status: 503, headers: { 'retry-after': '7' } }) : answer;
    },
  });
  const path = { id: place.groupId };
  const body = { name: 'Sommelier', department: 'FLOOR' };
  const position = await take(hearth.POST(createPosition.path, { params: { path }, body }));
  expect([sent, pauses]).toEqual([3, [500, 7000]]);
  const { data } = await server.call(listPositions, { params: path }, manager.token);
  expect(data.positions.filter(({ name }) => name === 'Sommelier').map(({ id }) => id)).toEqual([position['id']]);
});

test('what is refused is thrown with its code, and sent once', async () => {
  const { connect, take } = await load();
  let sent = 0;
  const hearth = connect({ url, token: 'wrong', fetch: (request: Request) => ((sent += 1), fetch(request)) });
  const call = take(hearth.GET('/v1/brands/{id}/employees', { params: { path: { id: place.groupId } } }));
  await expect(call).rejects.toMatchObject({ name: 'HearthRefusal', status: 401, code: 'UNAUTHORIZED' });
  expect(sent).toBe(1);
});

test('programs that were written for the newest release still work', async () => {
  expect(findBreaks(await readReleased(), document)).toEqual(Object.keys(ACCEPTED_BREAKS).sort());
});
