import { changePerson, getPerson } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openDirectory, patch } from '../directory.fixture.ts';

const server = await startTestServer();
const { scim, person, groupOf, makeOf } = await openDirectory(server);
const onlyIf = (match: string) => ({ headers: { 'if-match': match } });
const unless = (match: string) => ({ headers: { 'if-none-match': match } });

test('a version names what is said of a person, also after the person changed it; an old one changes nothing', async () => {
  const { id, userId } = await person();
  const at = `/Users/${id}`;
  const first = await scim('GET', at);
  const version = String(first.headers['etag']);
  expect(first.json.meta.version).toBe(version);
  const same = await scim('GET', at, undefined, unless(version));
  expect([same.status, same.json, same.headers['etag']]).toEqual([304, {}, version]);
  await server.run(({ db }) => changePerson(db, userId, { firstName: 'Edmund' }));
  expect((await scim('GET', at, undefined, unless(version))).status).toBe(200);
  const rename = patch({ op: 'replace', path: 'name.givenName', value: 'Ned' });
  for (const [method, body] of [
    ['PATCH', rename],
    ['PUT', { userName: 'x@casa.example' }],
    ['DELETE', undefined],
  ] as const)
    expect(await scim(method, at, body, onlyIf(version))).toMatchObject({ status: 412, json: { status: '412' } });
  const kept = await server.run(({ db }) => getPerson(db, userId));
  expect(kept).toMatchObject({ firstName: 'Edmund', isDisabled: false });
  const now = String((await scim('GET', at)).headers['etag']);
  const done = await scim('PATCH', at, rename, onlyIf(`"other", ${now}`));
  expect([done.status, done.headers['etag'] === now]).toEqual([200, false]);
  expect((await scim('DELETE', at, undefined, onlyIf('*'))).status).toBe(204);
});

test('a group changes under the version that a directory knows, or not at all', async () => {
  const { id, meta } = await makeOf(await person());
  const at = `/Groups/${id}`;
  const none = patch({ op: 'remove', path: 'members' });
  for (const [method, body] of [
    ['PATCH', none],
    ['PUT', groupOf()],
    ['DELETE', undefined],
  ] as const)
    expect((await scim(method, at, body, onlyIf('W/"0"'))).status).toBe(412);
  expect((await scim('GET', at, undefined, unless(meta.version))).status).toBe(304);
  expect((await scim('PATCH', at, none, onlyIf(meta.version))).status).toBe(204);
  expect((await scim('GET', at, undefined, unless(meta.version))).status).toBe(200);
});
