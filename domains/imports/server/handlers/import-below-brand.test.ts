import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkImport, getImport, listImportRows, listImports, startImport } from '../../contract/endpoints.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { employeesCsv, locationsCsv, shiftsCsv, uploadForm } from '../../db/factory.ts';

const server = await startTestServer();

/** A group of two brands, with somebody who may import into one of them only, and somebody for the whole. */
async function scene() {
  const [id, ember, lantern] = [newId(), newId(), newId()];
  await server.run((work) =>
    makeBrandTree(work, {
      id,
      type: 'GP-GROUP',
      name: 'Lumen',
      children: [
        { id: ember, type: 'GROUP', name: 'Ember' },
        { id: lantern, type: 'GROUP', name: 'Lantern' },
      ],
    }),
  );
  const as = ['IMPORT_DATA', 'VIEW_BRAND'] as const;
  const marta = await server.run((work) => makeEmployer(work, { brandId: ember, as: [...as] }));
  const owner = await server.run((work) => makeEmployer(work, { brandId: id, as: [...as] }));
  return { id, ember, lantern, marta: marta.token, owner: owner.token };
}

const upload = async (brandId: string, token: string, file: string, kind: string) => {
  const { payload, headers } = uploadForm(kind, file);
  return server.request('POST', `/v1/brands/${brandId}/imports`, { token, payload, headers });
};

async function imported(brandId: string, token: string, file: string, kind = 'LOCATIONS') {
  const reply = await upload(brandId, token, file, kind);
  const params = { id: brandId, import_id: (reply.data as ImportDetail).id };
  await server.call(checkImport, { params }, token);
  await server.settle();
  await server.call(startImport, { params }, token);
  await server.settle();
  const { data } = await server.call(getImport, { params }, token);
  const rows = (await server.call(listImportRows, { params, query: {} }, token)).data.rows;
  return { params, counts: data.counts, rules: rows.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)) };
}

const namesBelow = (node: string) =>
  server.run(async ({ db }) => {
    const rows = await db.execute<{ name: string }>(
      sql`select name from core.brand_view where ${node}::uuid = any (ancestor_ids) and type = 'LOCATION' order by number`,
    );
    return rows.map(({ name }) => name);
  });

test('files go below the brand that the right is held at, with countries of its own', async () => {
  const { id, ember, marta } = await scene();
  expect((await upload(id, marta, locationsCsv(2), 'LOCATIONS')).status).toBe(403);
  expect((await imported(ember, marta, locationsCsv(2))).counts).toMatchObject({ created: 2, refused: 0 });
  expect(await namesBelow(ember)).toEqual(['Store 1', 'Store 2']);
});

test('a location of another brand is neither changed nor moved: its row is refused', async () => {
  const { ember, lantern, marta, owner } = await scene();
  await imported(lantern, owner, locationsCsv(1, 'Hotel'));
  const { counts, rules } = await imported(ember, marta, locationsCsv(2));
  expect([counts, rules]).toMatchObject([{ created: 1, updated: 0, refused: 1 }, ['elsewhere']]);
  expect([await namesBelow(ember), await namesBelow(lantern)]).toEqual([['Store 2'], ['Hotel 1']]);
});

test('people and shifts of another brand are out of reach too', async () => {
  const { ember, lantern, marta, owner } = await scene();
  await imported(lantern, owner, locationsCsv(1));
  await imported(lantern, owner, employeesCsv(2, 1), 'EMPLOYEES');
  const atTheirs = await imported(ember, marta, employeesCsv(1, 1), 'EMPLOYEES');
  expect(atTheirs.rules).toEqual(['location_unknown']);
  await imported(ember, marta, locationsCsv(1).replace('L1', 'M1'));
  const stolen = await imported(ember, marta, employeesCsv(3, 1).replaceAll('L1', 'M1'), 'EMPLOYEES');
  expect([stolen.counts, stolen.rules]).toMatchObject([{ created: 1, refused: 2 }, ['elsewhere', 'elsewhere']]);
  const shifts = await imported(ember, marta, shiftsCsv(1, 1).replaceAll('L1', 'M1'), 'SHIFTS');
  expect([shifts.counts, shifts.rules]).toMatchObject([{ created: 1, refused: 1 }, ['employee_unknown']]);
});

test('who may import for the whole group sees every import; who may for a brand, its own', async () => {
  const { id, ember, lantern, marta, owner } = await scene();
  const theirs = await imported(lantern, owner, locationsCsv(1));
  const own = await imported(ember, marta, locationsCsv(1).replace('L1', 'M1'));
  const listed = async (brandId: string, token: string) =>
    (await server.call(listImports, { params: { id: brandId }, query: {} }, token)).data.imports.map((one) => one.id);
  expect(await listed(ember, marta)).toEqual([own.params.import_id]);
  expect((await listed(id, owner)).toSorted()).toEqual([own.params.import_id, theirs.params.import_id].toSorted());
  const params = { id: ember, import_id: theirs.params.import_id };
  expect((await server.call(getImport, { params }, marta)).status).toBe(404);
});

test('who runs a location, and its currency, are kept; a file that does not say leaves them', async () => {
  const { id, owner } = await scene();
  const head = 'Number,Name,Country,Time zone,Ownership Type,Currency\n';
  await imported(id, owner, `${head}1,Dock,PT,Europe/Lisbon,Joint Venture,USD\n`);
  const again = await imported(id, owner, `${head}1,Dock,PT,Europe/Lisbon,,\n`);
  expect(again.counts).toMatchObject({ updated: 0, same: 1 });
  await imported(id, owner, `${head}1,Pier,PT,Europe/Lisbon,,\n`);
  const rows = await server.run(({ db }) =>
    db.execute(sql`select name, ownership, currency from core.brand where group_id = ${id} and type = 'LOCATION'`),
  );
  expect(rows).toEqual([{ name: 'Pier', ownership: 'JOINT_VENTURE', currency: 'USD' }]);
  const moved = await imported(id, owner, `${head}1,Pier,PT,Europe/Lisbon,Company owned,EUR\n`);
  expect(moved.counts).toMatchObject({ updated: 1 });
});
