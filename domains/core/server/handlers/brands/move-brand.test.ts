import { setTimeout } from 'node:timers/promises';
import { makeEmployer } from '@hearth/domains/access/factory';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getBasicInfo, moveBrand } from '../../../contract/endpoints.ts';
import { makeBrandTree, makeGroup } from '../../../db/factory.ts';
import { toChangeContext, moveBrand as move } from '../../service.ts';

const server = await startTestServer();
const tree = () =>
  server.run((work) =>
    makeBrandTree(work, {
      type: 'GP-GROUP',
      name: 'Mover',
      children: [
        {
          type: 'GROUP',
          name: 'North',
          children: [{ type: 'GROUP', name: 'Inner', children: [{ type: 'LOCATION', name: 'Quay' }] }],
        },
        { type: 'GROUP', name: 'South' },
      ],
    }),
  );
const made = await tree();
const [north, south] = made.children.map((child) => child.id) as [string, string];
const inner = made.children[0]?.children[0]?.id ?? '';
const quay = made.children[0]?.children[0]?.children[0]?.id ?? '';
const owner = await server.run((work) => makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' }));
const moving = (brand_id: string, parent_id: string, id = made.id, token = owner.token) =>
  server.call(moveBrand, { params: { id }, body: { brand_id, parent_id } }, token);
const pathOf = async (id: string) =>
  (await server.call(getBasicInfo, { params: { id }, query: {} }, owner.token)).data.path.map(({ name }) => name);

test('a brand moves with everything below it', async () => {
  expect((await moving(inner, south)).data).toMatchObject({ id: inner, parent_id: south });
  expect(await pathOf(quay)).toEqual(['Mover', 'South', 'Inner', 'Quay']);
  await moving(inner, north);
  expect(await pathOf(quay)).toEqual(['Mover', 'North', 'Inner', 'Quay']);
});

test.each([
  ['below itself', () => [north, inner], 409, 'BRAND_INSIDE_ITSELF'],
  ['to itself', () => [north, north], 409, 'BRAND_INSIDE_ITSELF'],
  ['below a location', () => [south, quay], 409, 'BELOW_LOCATION'],
  ['when it is the root', () => [made.id, south], 404, 'NOT_FOUND'],
] satisfies [string, () => [string, string], number, string][])(
  'a brand cannot move %s',
  async (_where, ids, status, code) => {
    const [brand, parent] = ids();
    const reply = await moving(brand, parent);
    expect([reply.status, reply.refusal.code]).toEqual([status, code]);
  },
);

test('both the brand and its new place stand below the brand where the right was checked', async () => {
  const manager = await server.run((work) => makeEmployer(work, { brandId: north, as: 'GROUP_MANAGER' }));
  expect((await moving(inner, south, north, manager.token)).status).toBe(404);
  expect((await moving(south, inner, north, manager.token)).status).toBe(404);
  expect((await moving(inner, south, made.id, manager.token)).status).toBe(403);
});

test('a brand never moves into another group: neither by the call nor by the statement', async () => {
  const other = await server.run((work) => makeGroup(work));
  expect((await moving(inner, other.id)).status).toBe(404);
  const both = await server.run((work) =>
    makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' }, { brandId: other.id, as: 'ENTERPRISE_OWNER' }),
  );
  expect((await moving(inner, other.id, made.id, both.token)).status).toBe(404);
  await expect(server.run((work) => move(work.db, toChangeContext(work), inner, other.id))).rejects.toMatchObject({
    kind: { code: 'NOT_FOUND' },
  });
  const forced = server.run((work) =>
    work.db.execute(
      sql`update core.brand set parent_id = ${other.id}, ancestor_ids = array[${other.id}, ${inner}]::uuid[] where id = ${inner}`,
    ),
  );
  await expect(forced).rejects.toThrow(/brand_path|brand_parent_in_group/);
});

test('two moves at once cannot make a ring', async () => {
  const fresh = await tree();
  const [a, b] = fresh.children.map((child) => child.id) as [string, string];
  let moved: () => void = () => undefined;
  const firstMoved = new Promise<void>((resolve) => (moved = resolve));
  const results = await Promise.allSettled([
    server.run(async (work) => {
      await move(work.db, toChangeContext(work), a, b);
      moved();
      // Not committed yet: the other move, which starts now, must not decide by the old tree.
      await setTimeout(100);
    }),
    firstMoved.then(() => server.run((work) => move(work.db, toChangeContext(work), b, a))),
  ]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});
