import type { Scope } from '@hearth/platform/database';
import { beforeAll, describe, expect, test } from 'vitest';
import { leaksOf } from './place-matrix/judge.ts';
import { asRowsSeeThem, openGate } from './place-matrix/open-gate.ts';
import { scopesOf } from './place-matrix/scopes.ts';
import { sweep } from './place-matrix/rows.ts';
import type { Principal } from './place-matrix/scene.ts';
import { openMatrix } from './place-matrix/walk.ts';

const matrix = await openMatrix();
// What a scene that people call in leaves out, because it would change who may.
await matrix.server.database.asOwner(async (query) => {
  for (const { groupId, owner, cores } of matrix.tenants) {
    await query('insert into access.sign_in_policy values ($1, false, now(), $2, false)', [groupId, owner.userId]);
    await query("insert into access.persona values ($1, $2, 'MANAGER_NO_SALES')", [groupId, owner.userId]);
    await query("insert into core.brand_scheme values ($1, $1, '#112233', '#112233')", [groupId]);
    for (const { applicationId, candidate } of cores.values())
      await query(
        `insert into fairness.answer (application_id, question, choice, form, user_id, group_id, year)
         values ($1, 'GENDER', 'X', 'PT', $2, $3, 2026)`,
        [applicationId, candidate.userId, groupId],
      );
  }
  await query('delete from matrix.touched');
});
const LONG_MS = 600_000;
/** What is open beyond one's own by design: in which scopes, and why. */
const BY_DESIGN: readonly (readonly [scopes: readonly Scope['kind'][], leak: RegExp, why: string])[] = [
  [['self'], /^reads in sourcing\.bonus_rule of /, 'whoever works in a group may know what it pays for a referral'],
  [['self', 'public'], /^inserts into platform\.(outbox|audit_entry) /, 'what people and guests do is news of groups'],
  [['survey'], /^(reads|delete|update)\w* in fairness\.answer /, 'it counts what all candidates said of themselves'],
];

test.each(scopesOf(matrix.tenants).map((reach) => [reach.name, reach] as const))(
  '%s reads, changes and adds nothing of others with statements of their own',
  async (_name, reach) => {
    const { leaks, read, unproven } = await sweep(matrix.server, matrix.registry, reach);
    const { kind } = reach.scope;
    const isByDesign = (leak: string): boolean =>
      BY_DESIGN.some(([kinds, what]) => kinds.includes(kind) && what.test(leak));
    expect(leaks.filter((leak) => !isByDesign(leak))).toEqual([]);
    if (kind === 'tenant' && reach.scope.groupIds.length > 0) expect(read).toBeGreaterThan(500);
    if (kind !== 'self') expect(unproven).toEqual([]);
  },
  LONG_MS,
);

/** One of each kind of scope. */
const WITHOUT_GATE = ['employer with the right', 'other-tenant employer', 'candidate-owner'];

describe('with the gate open to everybody', () => {
  let asking: Principal;
  beforeAll(() => openGate(matrix.server.application, () => asking));

  test.each(matrix.principals.filter(({ name }) => WITHOUT_GATE.includes(name)).map((one) => [one.name, one] as const))(
    '%s still gets and writes nothing of another tenant',
    async (_name, one) => {
      const principal = asRowsSeeThem(one);
      asking = principal;
      const cells = await matrix.walk(principal, false);
      expect(
        cells.flatMap((cell) =>
          leaksOf(cell, principal).map((what) => `${cell.asked.endpoint.id}, ${cell.asked.position}: ${what}`),
        ),
      ).toEqual([]);
      expect(cells.filter(({ isHandled }) => isHandled).length).toBeGreaterThan(cells.length / 2);
    },
    LONG_MS,
  );
});
