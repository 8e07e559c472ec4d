import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { expect, test } from 'vitest';
import { makeGrant } from '../../db/factory.ts';
import { findLacking } from './lacking.ts';

const server = await startTestServer({ at: '2026-11-24T10:00:00Z' });
const person = async (brandId?: string, as: readonly Permission[] = ['MANAGE_TEAM']) => {
  const { userId } = await server.run((work) => makeUser(work));
  if (brandId !== undefined) await server.run((work) => makeGrant(work, userId, { brandId, as: [...as] }));
  return userId;
};

test('finds who lacks one of the permissions at the place; what names no place is held by nobody', async () => {
  const group = await server.run((work) => makeGroup(work));
  const [here, there] = group.locationIds;
  const [head, local, nobody] = [await person(group.id), await person(here), await person()];
  const ask = (userId: string, brandId: string | null, needs: readonly Permission[] = ['MANAGE_TEAM']) => ({
    userId,
    brandId,
    needs,
  });
  const held = [ask(head, group.id), ask(head, here), ask(local, here), ask(nobody, null, [])];
  const lacking = [
    ask(head, here, ['MANAGE_TEAM', 'VIEW_MEDICAL']),
    ask(local, there),
    ask(local, group.id),
    ask(local, null),
    ask(local, newId()),
    ask(nobody, here),
  ];
  const asked = [...held, ...lacking];
  expect(await server.run(({ db, clock }) => findLacking(db, asked, clock.now()))).toEqual(lacking);
});

test('asks for many people at many places with as many statements as for one', async () => {
  const group = await server.run((work) => makeGroup(work));
  const people = await Promise.all(Array.from({ length: 8 }, () => person(group.id)));
  const asked = people.flatMap((userId) =>
    [group.id, ...group.locationIds].map((brandId) => ({ userId, brandId, needs: ['MANAGE_TEAM'] as const })),
  );
  const count = async (of: typeof asked) =>
    (await captureStatements(server.database, () => server.run(({ db, clock }) => findLacking(db, of, clock.now()))))
      .length;
  expect(await count(asked)).toBe(await count(asked.slice(0, 1)));
});
