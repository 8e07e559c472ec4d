/** Returns the path of a group's career site. */
export function sitePath(site: string): string {
  return `/careers/${site}`;
}

/** Returns the path of a job's public page. */
export function jobPath(site: string, slug: string): string {
  return `${sitePath(site)}/jobs/${slug}`;
}

/** Returns the path of a job's printable poster. */
export function posterPath(site: string, slug: string): string {
  return `${jobPath(site, slug)}/poster`;
}

/** Returns the path of the poster with all live jobs of a location. */
export function locationPosterPath(site: string, locationId: string): string {
  return `${sitePath(site)}/places/${locationId}/poster`;
}

/** Returns the address behind a location poster's QR code. */
export function locationQrAddress(home: string, locationId: string): string {
  return `${home}?at=${locationId}&source=${POSTER}`;
}

/** Returns the path of a job with the source of the visit. */
export function pathWithSource(post: string, source: string): string {
  return source === '' ? post : `${post}?source=${encodeURIComponent(source)}`;
}

/** What a poster is called as the source of an application. */
const POSTER = 'poster';

/** Returns the address behind a job poster's QR code, with its source. */
export function posterQrAddress(post: string): string {
  return `${post}?source=${POSTER}`;
}

/** The most letters of a source that are stored. */
export const MAX_SOURCE_LENGTH = 60;

/** Returns the path of a job's application form, with the source of the visit. */
export function applyPath(jobId: string, source: string | null): string {
  const named = (source ?? '').trim().slice(0, MAX_SOURCE_LENGTH);
  return `/apply/${jobId}${named === '' ? '' : `?source=${encodeURIComponent(named)}`}`;
}
