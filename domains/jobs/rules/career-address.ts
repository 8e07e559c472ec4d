/** The path of a group's career site. */
export function sitePath(site: string): string {
  return `/careers/${site}`;
}

/** The path of a job's public page. */
export function jobPath(site: string, slug: string): string {
  return `${sitePath(site)}/jobs/${slug}`;
}

/** The path of what is printed of a job. */
export function posterPath(site: string, slug: string): string {
  return `${jobPath(site, slug)}/poster`;
}

/** The path of what is printed of a location: all its live posts on one sheet. */
export function placePosterPath(site: string, locationId: string): string {
  return `${sitePath(site)}/places/${locationId}/poster`;
}

/** The address that the code on such a sheet leads to, from the whole address of the career site: the list of that location. */
export function scannedPlace(home: string, locationId: string): string {
  return `${home}?at=${locationId}&source=${POSTER}`;
}

/** The page of a post for a visit that began somewhere. */
export function visitedPath(post: string, source: string): string {
  return source === '' ? post : `${post}?source=${encodeURIComponent(source)}`;
}

/** What a poster is called as the source of an application. */
const POSTER = 'poster';

/** The address that the code on a poster leads to: the post's own, and where the visit began. */
export function scannedAddress(post: string): string {
  return `${post}?source=${POSTER}`;
}

/** Letters of the name of a source that are kept. */
export const LONGEST_SOURCE = 60;

/** The address of the form for a job, with where the visit began (a poster, a mail), which is kept with the application. */
export function applyPath(jobId: string, source: string | null): string {
  const named = (source ?? '').trim().slice(0, LONGEST_SOURCE);
  return `/apply/${jobId}${named === '' ? '' : `?source=${encodeURIComponent(named)}`}`;
}
