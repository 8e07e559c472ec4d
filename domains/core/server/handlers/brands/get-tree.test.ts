import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getTree } from '../../../contract/endpoints.ts';
import { makeBrandTree, makeGroup } from '../../../db/factory.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const manager = await server.run((work) =>
  makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' }),
);

test('shows the children of a node with how many nodes and locations stand below each', async () => {
  const { data } = await server.call(getTree, { params: { id: group.id }, query: {} }, owner.token);
  expect(data.node).toMatchObject({ id: group.id, child_count: 1, location_count: 2 });
  expect(data.nodes).toMatchObject([{ id: group.countryId, name: 'Portugal', child_count: 1, location_count: 2 }]);
  expect(data.next_cursor).toBeNull();
});

test('shows more levels on request, each node after its parent', async () => {
  const { data } = await server.call(getTree, { params: { id: group.id }, query: { depth: '3' } }, owner.token);
  expect(data.nodes.map((node) => [node.type, node.location_count])).toEqual([
    ['COUNTRY', 2],
    ['REGION', 2],
    ['LOCATION', 0],
    ['LOCATION', 0],
  ]);
});

test('comes page by page, in the order of names without regard to case and accents', async () => {
  const names = ['éclair', 'Zoo', 'apple', 'Äpfel', 'banana'];
  const tree = await server.run((work) =>
    makeBrandTree(work, {
      type: 'GP-GROUP',
      name: 'Order',
      children: names.map((name) => ({ type: 'LOCATION', name })),
    }),
  );
  const { token } = await server.run((work) => makeEmployer(work, { brandId: tree.id, as: 'ENTERPRISE_OWNER' }));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '2', ...(cursor === undefined ? {} : { cursor }) };
    const { data } = await server.call(getTree, { params: { id: tree.id }, query }, token);
    seen.push(...data.nodes.map((node) => node.name));
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['Äpfel', 'apple', 'banana', 'éclair', 'Zoo']);

  const walked: string[] = [];
  let next: string | undefined = `/v1/brands/${tree.id}/tree?limit=2`;
  while (next !== undefined) {
    const { data, headers } = await server.request('GET', next, { token });
    walked.push(...(data as { nodes: readonly { name: string }[] }).nodes.map((node) => node.name));
    next = /^<([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1];
  }
  expect(walked, 'by the Link header').toEqual(seen);
});

test('shows a location manager the way to the location and nothing beside it', async () => {
  const query = { depth: '3' };
  const { data } = await server.call(getTree, { params: { id: group.id }, query }, manager.token);
  expect(data.node.location_count).toBe(1);
  expect(data.nodes.map((node) => node.id)).toEqual([group.countryId, group.regionId, group.locationIds[0]]);
});

test('a parent has to stand below the brand that was asked about, in the part that is seen', async () => {
  const other = await server.run((work) => makeGroup(work));
  const at = (id: string, parent: string, token: string) =>
    server.call(getTree, { params: { id }, query: { parent } }, token).then(({ status }) => status);
  expect(await at(group.id, group.regionId, manager.token)).toBe(200);
  expect(await at(group.id, group.locationIds[1], manager.token)).toBe(404);
  expect(await at(group.id, other.regionId, owner.token)).toBe(404);
  expect(await at(group.regionId, group.id, owner.token)).toBe(404);
});

test('refuses a cursor that was not handed out', async () => {
  const query = { cursor: 'bm9uc2Vuc2U' };
  const { status, refusal } = await server.call(getTree, { params: { id: group.id }, query }, owner.token);
  expect([status, refusal.fields?.[0]?.field]).toEqual([400, 'cursor']);
});

test('leaves archived locations out unless asked for', async () => {
  const tree = await server.run(async (work) => {
    const made = await makeBrandTree(work, {
      type: 'GP-GROUP',
      name: 'Closed',
      children: [{ type: 'LOCATION', name: 'Gone' }],
    });
    await work.db.script(`update core.brand set status = 'archived' where name = 'Gone'`);
    return made;
  });
  const { token } = await server.run((work) => makeEmployer(work, { brandId: tree.id, as: 'ENTERPRISE_OWNER' }));
  const counts = async (query: Record<string, string>) => {
    const { data } = await server.call(getTree, { params: { id: tree.id }, query }, token);
    return [data.nodes.length, data.node.child_count, data.node.location_count];
  };
  expect(await counts({})).toEqual([0, 0, 0]);
  expect(await counts({ include_archived: 'true' })).toEqual([1, 1, 1]);
});
