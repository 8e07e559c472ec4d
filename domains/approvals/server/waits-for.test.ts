import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { APPROVERS } from '../contract/schemas.ts';
import { canDecideNow } from '../rules/chain.ts';
import { isWaitingFor } from './queries/waits-for.ts';
import { rolesAt } from './reader.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const [me, other, group, here, there] = [newId(), newId(), newId(), newId(), newId()];
const path = [group, here];
const held = ['SCHEDULER', ...APPROVERS].flatMap((name) => [group, here, there].map((node) => ({ name, node })));

test('a list asks the database what the rule says, for every role, place and asker', async () => {
  const cases = [...held.map((one) => [one]), [], held.slice(0, 4)].flatMap((roles) =>
    [null, ...APPROVERS].flatMap((waitingFor) => [me, other].map((askedBy) => ({ roles, waitingFor, askedBy }))),
  );
  const answers = await database.run(SYSTEM, async (tx) => {
    const found: boolean[] = [];
    for (const { roles, waitingFor, askedBy } of cases) {
      const columns = {
        waitingFor: sql`${waitingFor}::text`,
        askedBy: sql`${askedBy}::uuid`,
        path: sql`${path}::uuid[]`,
      };
      const [row] = await tx.execute<{ waits: boolean }>(
        sql`select ${isWaitingFor(columns, { userId: me, held: roles })} and ${waitingFor}::text is not null as waits`,
      );
      found.push(row?.waits ?? false);
    }
    return found;
  });
  const rule = cases.map(({ roles, waitingFor, askedBy }) =>
    canDecideNow({ waitingFor, isOwn: askedBy === me }, rolesAt({ held: roles }, path)),
  );
  expect(answers).toEqual(rule);
  expect(rule.filter(Boolean).length).toBeGreaterThan(10);
});
