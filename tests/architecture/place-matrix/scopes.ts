import { PUBLIC, SURVEY } from '@hearth/platform/database';
import type { Mark } from './marks.ts';
import type { Reach } from './rows.ts';
import { SPOTS } from './scene.ts';
import type { Tenant } from './scene.ts';

/** Tables whose rows say what anybody may know of a house. */
const OPEN = new Set(['core.brand', 'core.brand_view', 'jobs.listing']);

/** What people read who have nothing to do with a group: what stands open, and no house that is closed. */
const isOpen = ({ kind, spot }: Mark, table: string): boolean =>
  kind === 'p' && OPEN.has(table) && (spot !== SPOTS.archived || !table.startsWith('core.'));
/** Tables of their group that its candidates and its staff read as a whole, closed houses too. */
const OF_OWN_GROUP: Readonly<Record<'candidate' | 'staff', ReadonlySet<string>>> = {
  candidate: new Set(['core.brand', 'core.brand_view']),
  staff: new Set(['core.brand', 'core.brand_view', 'jobs.job']),
};

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
    const mayRead =
      (who: 'candidate' | 'staff') =>
      (mark: Mark, table: string): boolean =>
        isOpen(mark, table) || isTheirs(mark) || (mark.tenant === key && OF_OWN_GROUP[who].has(table));
    return [
      {
        name: `a candidate of ${at}`,
        scope: { kind: 'self', userId: core.candidate.userId },
        mayRead: mayRead('candidate'),
        mayChange: isTheirs,
      },
      {
        name: `somebody employed at ${at}`,
        scope: { kind: 'self', userId: core.staff.userId },
        mayRead: mayRead('staff'),
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
