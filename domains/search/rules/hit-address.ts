import type { FoundGroups, Kind } from '../contract/schemas.ts';

/** One line of what was found, of any kind. */
export type HitOf<K extends Kind> = NonNullable<FoundGroups[K]>['hits'][number];

/** The brand in view, and the group that it belongs to. */
export interface View {
  readonly id: string;
  readonly groupId: string;
}

/** An address at a place. Another place is brought into view by it, unless the whole group is in view, which holds it. */
function at(path: string, locationId: string, view: View): string {
  if (view.id === locationId || view.id === view.groupId) return path;
  return `${path}${path.includes('?') ? '&' : '?'}gid=${locationId}`;
}

/** Where each kind of hit is opened. A schedule belongs to one location, which has to be in view. */
export const ADDRESSES: { readonly [K in Kind]: (hit: HitOf<K>, view: View) => string } = {
  people: (hit, view) => at(`/team?person=${hit.id}`, hit.location_id, view),
  applications: (hit, view) => at(`/dashboard/hiring?application=${hit.id}`, hit.location_id, view),
  jobs: (hit, view) => at(`/hiring/jobs/${hit.id}`, hit.location_id, view),
  locations: (hit) => `/settings/locations?location=${hit.id}`,
  shifts: (hit, view) => at(`/schedule?date=${hit.date}`, hit.location_id, { ...view, groupId: '' }),
  messages: (hit, view) => at(`/messages/${hit.application_id}`, hit.location_id, view),
};

/** The page of all results of a term. */
export function resultsAddress(term: string): string {
  return `/global-search-result/${encodeURIComponent(term)}`;
}
