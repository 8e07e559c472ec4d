import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { STARTERS } from '../../contract/starters.ts';
import { openTraining } from './qualifications.fixture.ts';

const server = await startTestServer();

test('a name is taken once at a brand, whatever its case and accents, and free again once archived', async () => {
  const at = await openTraining(server);
  const { data: first } = await at.create({ name: 'Hygiène alimentaire' });
  const twin = await at.create({ name: 'HYGIENE ALIMENTAIRE' });
  expect(twin.refusal).toMatchObject({ code: 'QUALIFICATION_NAME_TAKEN', fields: [{ field: 'name', rule: 'taken' }] });
  // Another brand may call something of its own the same.
  expect((await at.create({ name: 'Hygiène alimentaire' }, at.here)).status).toBe(200);
  const archive = (version: number, archived = true) =>
    server.call(
      contract.archiveQualification,
      { params: { id: at.groupId, qualification_id: first.id }, body: { archived, version } },
      at.manager.token,
    );
  const { data: archived } = await archive(first.version);
  expect(archived.archived_at).not.toBeNull();
  expect((await at.create({ name: 'hygiène alimentaire' })).status).toBe(200);
  expect((await archive(archived.version, false)).refusal).toMatchObject({ code: 'QUALIFICATION_NAME_TAKEN' });
});

test('what a group has is inherited, and edited only where it belongs', async () => {
  const at = await openTraining(server);
  const made = await at.made();
  const listed = async (id: string) =>
    (await server.call(contract.listQualifications, { params: { id }, query: {} }, at.manager.token)).data;
  expect((await listed(at.here)).qualifications).toMatchObject([
    { id: made.id, is_own: false, brand_name: 'Harbour Group' },
  ]);
  const change = (id: string, version = made.version) =>
    server.call(
      contract.updateQualification,
      {
        params: { id, qualification_id: made.id },
        body: {
          name: 'Food safety',
          level_names: [],
          months_valid: 24,
          needs_number: false,
          needs_issuer: false,
          needs_file: true,
          authority: 'City council',
          version,
        },
      },
      at.manager.token,
    );
  expect((await change(at.here)).status).toBe(404);
  expect((await change(at.groupId)).data).toMatchObject({ name: 'Food safety', months_valid: 24, version: 2 });
  expect((await change(at.groupId)).refusal).toMatchObject({ code: 'QUALIFICATION_CHANGED' });
});

test('a request that is sent twice at once creates one, and another person cannot take its key', async () => {
  const at = await openTraining(server);
  const key = newId();
  const both = await Promise.all([1, 2].map(() => at.create({ idempotency_key: key } as object)));
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
  const other = await at.managerWith(['MANAGE_BRAND', 'VIEW_TEAM']);
  expect((await at.create({ idempotency_key: key } as object, at.groupId, other.token)).refusal).toMatchObject({
    code: 'CONFLICT',
  });
});

test('starters are added once, in the language of whoever adds them', async () => {
  const at = await openTraining(server);
  const add = (starters: readonly (typeof STARTERS)[number][]) =>
    server.call(
      contract.addStarters,
      { params: { id: at.groupId }, body: { starters: [...starters], language: 'de' } },
      at.manager.token,
    );
  await at.made({ name: 'Erste Hilfe' });
  const several = ['food_hygiene', 'barista', 'first_aid'] as const;
  const added = await Promise.all([add(several), add(several)]);
  expect(added.reduce((sum, { data }) => sum + data.added, 0)).toBe(2);
  const { data } = await server.call(
    contract.listQualifications,
    { params: { id: at.groupId }, query: {} },
    at.manager.token,
  );
  expect(data.qualifications.map(({ name }) => name)).toEqual(['Barista', 'Erste Hilfe', 'Lebensmittelhygiene']);
  expect(data.qualifications[0]?.level_names).toHaveLength(3);
  expect(data.starters).not.toContain('barista');
  expect(data.starters).toHaveLength(STARTERS.length - 2);
});

test('demands are those of the brand and above it, the strictest of each part counts, and strangers are refused', async () => {
  const at = await openTraining(server);
  const skill = await at.made({ kind: 'SKILL', name: 'Barista', level_names: ['Basic', 'Expert'] });
  expect((await at.demand(skill.id, { at: at.groupId, strictness: 'block' })).status).toBe(200);
  const { data: here } = await at.demand(skill.id, { min_level: 2, strictness: 'warn' });
  expect(here).toMatchObject({ level_name: 'Expert', is_own: true, position_name: 'Bartender' });
  expect((await at.demand(skill.id, { min_level: 2 })).refusal).toMatchObject({ code: 'DEMAND_CHANGED' });
  expect((await at.demand(skill.id, { min_level: 3, version: here.version })).status).toBe(400);
  expect((await at.demand(newId())).status).toBe(404);
  expect((await at.demand(skill.id, { position_id: newId() })).status).toBe(404);
  const { data } = await server.call(contract.listDemands, { params: { id: at.here } }, at.manager.token);
  expect(data.demands.map(({ strictness, is_own: own }) => [strictness, own])).toEqual(
    expect.arrayContaining([
      ['block', false],
      ['warn', true],
    ]),
  );
  expect((await at.person()).data.lines).toMatchObject([
    { standing: 'MISSING', demanded: { min_level: 2, level_name: 'Expert', strictness: 'block' } },
  ]);
  const kitchen = await at.managerWith(['VIEW_TEAM'], ['KITCHEN']);
  expect((await server.call(contract.listDemands, { params: { id: at.here } }, kitchen.token)).data.demands).toEqual(
    [],
  );
  const remove = () =>
    server.call(
      contract.removeDemand,
      { params: { id: at.here, demand_id: here.id }, body: { version: here.version } },
      at.manager.token,
    );
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
});

test('only whoever sets the rules of a brand changes what there is and what is demanded', async () => {
  const at = await openTraining(server);
  const viewer = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await at.create({}, at.groupId, viewer.token)).status).toBe(403);
});

test('a ready-made one that is restored beside its twin is one like any other', async () => {
  const at = await openTraining(server);
  const add = () =>
    server.call(
      contract.addStarters,
      { params: { id: at.groupId }, body: { starters: ['barista'], language: 'en' } },
      at.manager.token,
    );
  const listed = async (query: { archived?: 'true' } = {}) =>
    (
      await server.call(
        contract.listQualifications,
        { params: { id: at.groupId }, query: query as never },
        at.manager.token,
      )
    ).data.qualifications;
  const one = (row: { id: string } | undefined) => ({ id: at.groupId, qualification_id: row?.id ?? '' });
  const archive = (row: { id: string; version: number } | undefined, archived: boolean) =>
    server.call(
      contract.archiveQualification,
      { params: one(row), body: { archived, version: row?.version ?? 0 } },
      at.manager.token,
    );
  await add();
  await archive((await listed())[0], true);
  await add();
  const [twin] = await listed();
  if (twin === undefined) throw new Error('The twin is there.');
  const { id: _id, brand_id: _at, brand_name: _of, kind: _kind, archived_at: _since, is_own: _own, ...content } = twin;
  await server.call(
    contract.updateQualification,
    { params: one(twin), body: { ...content, name: 'Coffee' } },
    at.manager.token,
  );
  const [first] = await listed({ archived: 'true' });
  expect((await archive(first, false)).status).toBe(200);
  expect((await listed()).map(({ name }) => name)).toEqual(['Barista', 'Coffee']);
});

test('levels that are taken away are no longer demanded, and what is checked hears of it', async () => {
  const at = await openTraining(server);
  const skill = await at.made({ kind: 'SKILL', name: 'Barista', level_names: ['Basic', 'Good', 'Expert'] });
  await at.demand(skill.id, { min_level: 3 });
  await at.record(skill.id, { level: 3 });
  const events: unknown[] = await server.run(({ db }) =>
    db.query(`select id from platform.outbox where type = 'qualifications.demands_changed' and group_id = $1`, [
      at.groupId,
    ]),
  );
  const { id: _id, brand_id: _at, brand_name: _of, kind: _kind, archived_at: _since, is_own: _own, ...content } = skill;
  const reply = await server.call(
    contract.updateQualification,
    {
      params: { id: at.groupId, qualification_id: skill.id },
      body: { ...content, level_names: ['Basic', 'Good'] },
    },
    at.manager.token,
  );
  expect(reply.status).toBe(200);
  const { data } = await server.call(contract.listDemands, { params: { id: at.here } }, at.manager.token);
  expect(data.demands).toMatchObject([{ min_level: 2, level_name: 'Good', version: 2 }]);
  expect((await at.person()).data.lines).toMatchObject([{ standing: 'VALID', level_name: 'Good' }]);
  const later = await server.run(({ db }) =>
    db.query(`select id from platform.outbox where type = 'qualifications.demands_changed' and group_id = $1`, [
      at.groupId,
    ]),
  );
  expect(later).toHaveLength(events.length + 1);
});
