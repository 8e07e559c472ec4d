import { makeEmployer } from '@hearth/domains/access/factory';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { defineSetting } from '@hearth/kit/setting';
import type { Setting } from '@hearth/kit/setting';
import { SYSTEM } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeMessageTranslationSettings, getMessageTranslationSettings } from '../contract/endpoints.ts';
import { makeGroup } from '../db/factory.ts';
import { changeSetting, clearSetting, explainSetting, readSettings } from './settings.ts';

const server = await startTestServer();
const other = await server.run((work) => makeGroup(work));
const makePlaces = async () => {
  const group = await server.run((work) => makeGroup(work));
  const [chiado, belem] = group.locationIds;
  return { root: group.id, country: group.countryId, chiado, belem, group };
};
const places = await makePlaces();
const owner = await server.run((work) => makeEmployer(work, { brandId: places.root, as: 'ENTERPRISE_OWNER' }));

const week = z.strictObject({ starts_on: z.int().min(1).max(7) });
const rules = { default: { starts_on: 1 }, permission: 'MANAGE_BRAND' } as const;
const WEEK = defineSetting('core.test_week', week, { ...rules, lockable: true });
const LAW = defineSetting('core.test_law', week, { ...rules, levels: ['GROUP'] });

/** Work of the owner at a place, as its gate would hand it on. */
const at = <Answer>(
  brandId: string,
  act: (work: Parameters<typeof changeSetting>[0]) => Promise<Answer>,
  holds = true,
): Promise<Answer> => {
  const grant: BrandGrant = {
    brandId: brandId as GrantedBrandId,
    groupId: places.root,
    nodes: [brandId as GrantedBrandId],
    codes: null,
    holds: () => holds,
  };
  return server.run((work) =>
    act({ ...work, grant, actor: { userId: owner.userId, sessionId: owner.userId, epoch: 0 } }),
  );
};
const set = (brandId: string, day: number, read: number | 'ANY' = 'ANY', locked?: boolean, setting = WEEK) =>
  at(brandId, (work) =>
    changeSetting(work, setting, { value: { starts_on: day }, read, ...(locked === undefined ? {} : { locked }) }),
  );
const clear = (brandId: string, read: number) => at(brandId, (work) => clearSetting(work, WEEK, { read }));
const explain = (brandId: string, setting: Setting<{ starts_on: number }> = WEEK) =>
  server.run(({ db }) => explainSetting(db, brandId, setting));

test('says what holds, from where, and which version is its own', async () => {
  expect(await explain(places.belem)).toEqual({
    value: { starts_on: 1 },
    from: null,
    lockedBy: null,
    isLocked: false,
    version: 0,
  });
  await set(places.country, 6, 0);
  expect(await explain(places.belem)).toMatchObject({ value: { starts_on: 6 }, from: { id: places.country } });
  await set(places.belem, 7, 0);
  expect(await explain(places.belem)).toMatchObject({
    value: { starts_on: 7 },
    from: { id: places.belem },
    version: 1,
  });
  expect(await explain(places.root)).toMatchObject({ value: { starts_on: 1 }, from: null });
});

test('what is locked above holds below, cannot be set there, and the refusal names who locked it', async () => {
  const locking = await set(places.country, 5, 1, true);
  expect(locking).toMatchObject({ isLocked: true, lockedBy: null, version: 2 });
  expect(await explain(places.belem)).toMatchObject({
    value: { starts_on: 5 },
    from: { id: places.country },
    lockedBy: { id: places.country },
  });
  await expect(set(places.belem, 3)).rejects.toMatchObject({
    kind: { code: 'SETTING_LOCKED' },
    data: { locked_by: { id: places.country } },
  });
  await expect(clear(places.belem, 1)).rejects.toMatchObject({ kind: { code: 'SETTING_LOCKED' } });
  // Its own value was kept: it holds again once the lock is taken away.
  await set(places.country, 5, 2, false);
  expect(await explain(places.belem)).toMatchObject({ value: { starts_on: 7 }, lockedBy: null });
});

test.each([
  ['one that had read another version', 7],
  ['one that had read nothing', 0],
])('refuses a stale writer: %s', async (_who, read) => {
  await expect(set(places.belem, 2, read)).rejects.toMatchObject({ kind: { code: 'CONFLICT' }, data: { version: 1 } });
  await expect(set(places.chiado, 2, 4)).rejects.toMatchObject({ kind: { code: 'CONFLICT' }, data: { version: 0 } });
});

test('of two who set something at once, one is refused', async () => {
  const both = await Promise.allSettled([set(places.chiado, 2, 0), set(places.chiado, 3, 0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what is taken back holds no more, and every change is on record', async () => {
  const { version } = await explain(places.chiado);
  await expect(clear(places.chiado, version + 1)).rejects.toMatchObject({ kind: { code: 'CONFLICT' } });
  expect(await clear(places.chiado, version)).toMatchObject({ value: { starts_on: 5 }, version: 0 });
  const record = await server.run(({ db }) =>
    db.execute<{ actor_id: string; before: unknown; after: unknown }>(sql`
      select actor_id, before, after from core.brand_change where brand_id = ${places.chiado} and after ->> 'setting' = ${WEEK.id} order by before ->> 'value' nulls first`),
  );
  expect(record.map(({ before, after }) => [before, after])).toMatchObject([
    [{ value: null }, { value: { starts_on: expect.any(Number) as number } }],
    [{ value: { starts_on: expect.any(Number) as number } }, { value: null }],
  ]);
  expect(new Set(record.map((change) => change.actor_id))).toEqual(new Set([owner.userId]));
});

test('refuses a level at which it is not set, and whoever lacks the right', async () => {
  expect(await set(places.root, 4, 0, true, LAW)).toMatchObject({ value: { starts_on: 4 }, isLocked: false });
  await expect(set(places.country, 4, 0, false, LAW)).rejects.toMatchObject({ kind: { code: 'FORBIDDEN' } });
  await expect(
    at(places.root, (work) => changeSetting(work, WEEK, { value: { starts_on: 2 }, read: 'ANY' }), false),
  ).rejects.toMatchObject({ kind: { code: 'FORBIDDEN' } });
});

test('many places are read in one statement, and only those that the scope shows', async () => {
  const ids = [places.chiado, places.belem, places.root, other.id];
  const { found, statements } = await server.run(async ({ db }) => {
    const count = { statements: 0 };
    const counted = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'execute') count.statements += 1;
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    return { found: await readSettings(counted, ids, WEEK), statements: count.statements };
  }, SYSTEM);
  expect(statements).toBe(1);
  expect(ids.map((id) => found.get(id)?.value.starts_on)).toEqual([5, 7, 1, 1]);
  const ofGroup = await server.run(({ db }) => readSettings(db, ids, WEEK), {
    kind: 'tenant',
    groupIds: [places.root],
    userId: owner.userId,
  });
  expect([...ofGroup.keys()]).not.toContain(other.id);
});

test('a call says who has locked a setting, and refuses it below', async () => {
  const call = async (id: string, body: object) =>
    server.request('PUT', `/v1/brands/${id}/message_translation/settings`, { token: owner.token, body });
  const locked = await call(places.country, { is_enabled: false, is_locked: true, version: 0 });
  expect(locked.data).toMatchObject({ is_enabled: false, is_locked: true, locked_by: null, version: 1 });
  const read = await server.call(getMessageTranslationSettings, { params: { id: places.belem } }, owner.token);
  expect(read.data).toMatchObject({ is_enabled: false, locked_by: expect.any(String) as string, version: 0 });
  const refused = await call(places.belem, { is_enabled: true });
  expect([refused.status, refused.refusal.code]).toEqual([409, 'SETTING_LOCKED']);
  const stale = await call(places.country, { is_enabled: true, version: 0 });
  expect([stale.status, stale.refusal.code]).toEqual([409, 'CONFLICT']);
  const kept = { params: { id: places.country }, body: { is_enabled: true } };
  expect((await server.call(changeMessageTranslationSettings, kept, owner.token)).data).toMatchObject({
    is_locked: true,
    version: 2,
  });
});
