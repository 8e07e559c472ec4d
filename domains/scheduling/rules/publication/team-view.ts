import type { TeamView } from '../../contract/setting-schemas.ts';

/** Whether somebody sees a colleague's published shift; no department is a department of its own. */
export function isSeenByColleague(
  shows: TeamView,
  department: string | null,
  ownDepartments: ReadonlySet<string | null>,
): boolean {
  return shows === 'LOCATION' || (shows === 'DEPARTMENT' && ownDepartments.has(department));
}
