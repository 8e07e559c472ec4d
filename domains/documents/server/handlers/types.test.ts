import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { STARTERS } from '../../contract/starters.ts';
import { FULL, openArchive } from './documents.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });

test('a name is taken once at a brand, whatever its case and accents, and free again once archived', async () => {
  const at = await openArchive(server);
  const { data: first } = await at.create({ name: 'Résidence' });
  const twin = await at.create({ name: 'RESIDENCE' });
  expect(twin.refusal).toMatchObject({ code: 'DOCUMENT_TYPE_NAME_TAKEN', fields: [{ field: 'name', rule: 'taken' }] });
  expect((await at.create({ name: 'Résidence' }, at.here)).status).toBe(200);
  const archive = (version: number, archived = true) =>
    server.call(
      contract.archiveDocumentType,
      { params: { id: at.groupId, type_id: first.id }, body: { archived, version } },
      at.manager.token,
    );
  const { data: archived } = await archive(first.version);
  expect(archived.archived_at).not.toBeNull();
  expect((await at.create({ name: 'résidence' })).status).toBe(200);
  expect((await archive(archived.version, false)).refusal).toMatchObject({ code: 'DOCUMENT_TYPE_NAME_TAKEN' });
});

test('what a group has is inherited, and edited only where it belongs', async () => {
  const at = await openArchive(server);
  const made = await at.made();
  const { data } = await server.call(
    contract.listDocumentTypes,
    { params: { id: at.here }, query: {} },
    at.manager.token,
  );
  expect(data.types).toMatchObject([{ id: made.id, is_own: false, brand_name: 'Harbour Group' }]);
  const { id: _id, brand_id: _brand, brand_name: _name, archived_at: _at, is_own: _own, ...content } = made;
  const change = (id: string) =>
    server.call(
      contract.updateDocumentType,
      { params: { id, type_id: made.id }, body: { ...content, required: true } },
      at.manager.token,
    );
  expect((await change(at.here)).status).toBe(404);
  expect((await change(at.groupId)).data).toMatchObject({ required: true, version: 2 });
  expect((await change(at.groupId)).refusal).toMatchObject({ code: 'DOCUMENT_TYPE_CHANGED' });
  const other = await openArchive(server);
  const foreign = { params: { id: other.groupId, type_id: made.id }, body: { ...content, version: 2 } };
  expect((await server.call(contract.updateDocumentType, foreign, other.manager.token)).status).toBe(404);
});

test('a request that is sent twice at once creates one', async () => {
  const at = await openArchive(server);
  const key = newId();
  const both = await Promise.all([1, 2].map(() => at.create({ idempotency_key: key } as object)));
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
});

test('standard types are added once, named in a language, with their class', async () => {
  const at = await openArchive(server);
  const add = () =>
    server.call(
      contract.addStandardTypes,
      { params: { id: at.groupId }, body: { starters: [...STARTERS], language: 'de' } },
      at.manager.token,
    );
  expect((await add()).data).toEqual({ added: STARTERS.length });
  expect((await add()).data).toEqual({ added: 0 });
  const { data } = await server.call(
    contract.listDocumentTypes,
    { params: { id: at.groupId }, query: {} },
    at.manager.token,
  );
  expect(data.starters).toEqual([]);
  expect(data.types.find(({ name }) => name === 'Reisepass')).toMatchObject({
    restricted_class: 'IDENTITY',
    expires: true,
  });
  // A contract says what somebody earns.
  expect(data.types.find(({ name }) => name === 'Arbeitsvertrag')).toMatchObject({ restricted_class: 'BANK' });
});

test('who must have a document is said by country, position and age', async () => {
  const at = await openArchive(server);
  await at.made({ name: 'All', required: true });
  await at.made({ name: 'Spain', required: true, countries: ['ES'] });
  await at.made({ name: 'Portugal', required: true, countries: ['PT'] });
  await at.made({ name: 'Bar', required: true, position_ids: [at.bar] });
  await at.made({ name: 'Kitchen', required: true, position_ids: [at.kitchen] });
  await at.made({ name: 'Minors', required: true, minors_only: true });
  const missing = async (id?: string) => (await at.person(id)).data.lines.map(({ name }) => name);
  expect(await missing()).toEqual(['All', 'Bar', 'Portugal']);
  const young = await at.hireAt(at.here, { firstName: 'Bea' });
  expect(await missing(young.id)).toEqual(['All', 'Portugal']);
  const bornOn = (day: string) =>
    server.run(({ db }) => db.query('update team.employee set birth_date = $2 where id = $1', [young.id, day]));
  await bornOn('2008-11-17');
  expect(await missing(young.id)).toEqual(['All', 'Minors', 'Portugal']);
  await bornOn('2008-11-16');
  expect(await missing(young.id)).toEqual(['All', 'Portugal']);
});

test('a type names positions of its own group alone', async () => {
  const at = await openArchive(server);
  const other = await openArchive(server);
  const foreign = { position_ids: [at.bar, other.bar] };
  expect((await at.create(foreign)).refusal).toMatchObject({ fields: [{ field: 'position_ids' }] });
  const made = await at.made({ position_ids: [at.bar] });
  const { id: _id, brand_id: _brand, brand_name: _name, archived_at: _at, is_own: _own, ...content } = made;
  const change = { params: { id: at.groupId, type_id: made.id }, body: { ...content, ...foreign } };
  expect((await server.call(contract.updateDocumentType, change, at.manager.token)).status).toBe(400);
});

test('who does not see a class neither sets it nor takes it off', async () => {
  const at = await openArchive(server);
  const full = await at.managerWith(FULL);
  const blind = await at.managerWith(FULL.filter((one) => one !== 'VIEW_MEDICAL'));
  const refused = { code: 'DOCUMENT_CLASS_NOT_HELD' };
  const create = (token: string) => at.create({ name: 'Health', restricted_class: 'MEDICAL' }, at.here, token);
  expect((await create(blind.token)).refusal).toMatchObject(refused);
  const { data: made } = await create(full.token);
  const change = (restricted: 'NONE' | 'MEDICAL' | 'BANK', token: string, version = 1) => {
    const { id: _id, brand_id: _brand, brand_name: _name, archived_at: _at, is_own: _own, ...content } = made;
    return server.call(
      contract.updateDocumentType,
      { params: { id: at.here, type_id: made.id }, body: { ...content, restricted_class: restricted, version } },
      token,
    );
  };
  expect((await change('NONE', blind.token)).refusal).toMatchObject(refused);
  expect((await change('BANK', blind.token)).refusal).toMatchObject(refused);
  // What leaves the class as it is can be changed, and who sees both changes it.
  expect((await change('MEDICAL', blind.token)).status).toBe(200);
  expect((await change('NONE', full.token, 2)).status).toBe(200);
  expect((await change('MEDICAL', blind.token, 3)).refusal).toMatchObject(refused);
});
