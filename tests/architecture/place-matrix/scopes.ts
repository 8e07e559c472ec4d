import { PUBLIC, SURVEY } from '@hearth/platform/database';
import type { Mark } from './marks.ts';
import type { Reach } from './rows.ts';
import { SPOTS } from './scene.ts';
import type { Tenant } from './scene.ts';

const NOTHING = { mayRead: () => false, mayChange: () => false };

/** The scopes of all who ask, as the gate gives them: of each tenant, of persons, of everybody. */
export function scopesOf(tenants: readonly Tenant[]): readonly Reach[] {
  const people = tenants.flatMap(({ key, cores }): Reach[] => {
    const core = cores.get(SPOTS.child);
    if (core === undefined) return [];
    const at = `${key}${SPOTS.child}`;
    // What is made up of somebody stands where they are, or at the root where it is the whole group's.
    const isTheirs = ({ tenant, spot }: Mark): boolean =>
      tenant === key && (spot === SPOTS.child || spot === SPOTS.root);
    return [
      {
        name: `a candidate of ${at}`,
        scope: { kind: 'self', userId: core.candidate.userId },
        mayRead: (mark) => mark.kind === 'p' || isTheirs(mark),
        mayChange: isTheirs,
      },
      {
        name: `somebody employed at ${at}`,
        scope: { kind: 'self', userId: core.staff.userId },
        mayRead: (mark) => mark.kind === 'p' || isTheirs(mark),
        mayChange: isTheirs,
      },
    ];
  });
  const houses = tenants.map(({ key, groupId, owner }): Reach => ({
    name: `tenant ${key}`,
    scope: { kind: 'tenant', groupIds: [groupId], userId: owner.userId },
    mayRead: ({ tenant }) => tenant === key,
    mayChange: ({ tenant }) => tenant === key,
  }));
  return [
    ...houses,
    ...people,
    {
      name: 'an employer of no group',
      scope: { kind: 'tenant', groupIds: [], userId: tenants[0]?.owner.userId ?? null },
      ...NOTHING,
    },
    { name: 'everybody', scope: PUBLIC, ...NOTHING, mayRead: ({ kind }) => kind === 'p' },
    { name: 'the survey', scope: SURVEY, ...NOTHING },
  ];
}
