import type { FoundGroups, Kind } from '../contract/schemas.ts';

/** A search hit of any kind. */
export type HitOf<K extends Kind> = NonNullable<FoundGroups[K]>['hits'][number];

/** The brand in view and its group. */
export interface BrandInView {
  readonly id: string;
  readonly groupId: string;
}

/**
 * An address at a location, which is brought into view unless the whole group is. Another place is brought into view
 * by it, unless the whole group is in view, which holds it.
 */
function addressAt(path: string, locationId: string, view: BrandInView): string {
  if (view.id === locationId || view.id === view.groupId) return path;
  return `${path}${path.includes('?') ? '&' : '?'}gid=${locationId}`;
}

/**
 * The path of each kind of hit. A schedule needs its location in view. A schedule belongs to one location, which has
 * to be in view.
 */
export const ADDRESSES: { readonly [K in Kind]: (hit: HitOf<K>, view: BrandInView) => string } = {
  people: (hit, view) => addressAt(`/team?person=${hit.id}`, hit.location_id, view),
  applications: (hit, view) => addressAt(`/dashboard/hiring?application=${hit.id}`, hit.location_id, view),
  jobs: (hit, view) => addressAt(`/hiring/jobs/${hit.id}`, hit.location_id, view),
  locations: (hit) => `/settings/locations?location=${hit.id}`,
  shifts: (hit, view) => addressAt(`/schedule?date=${hit.date}`, hit.location_id, { ...view, groupId: '' }),
  messages: (hit, view) => addressAt(`/messages/${hit.application_id}`, hit.location_id, view),
};

/** The path of the page with all results of a term. */
export function resultsAddress(term: string): string {
  return `/global-search-result/${encodeURIComponent(term)}`;
}
