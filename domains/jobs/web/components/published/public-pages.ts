import { localizedAddress } from '@hearth/i18n/languages';
import type { Job, JobListItem } from '../../../contract/schemas.ts';
import { jobPath, locationPosterPath, posterPath } from '../../../rules/career-address.ts';

/** The addresses at which everyone can see a job. */
export interface PublicPages {
  readonly job: string;
  /** In the language of the post. */
  readonly poster: string;
  /** With all live jobs of the location. */
  readonly locationPoster: string;
}

/** Returns the public pages of a job on the host of a page; null while not everyone can see it. */
export function findPublicPages(job: Job | JobListItem, here: string = window.location.href): PublicPages | null {
  const { status, audience, site_slug: site, slug, language, location_id: place } = job;
  if (status !== 'LIVE' || audience !== 'PUBLIC' || site === null || slug === null) return null;
  const from = (path: string): URL => new URL(path, here);
  const poster = from(posterPath(site, slug));
  return {
    job: from(jobPath(site, slug)).href,
    poster: (localizedAddress(language, poster) ?? poster).toString(),
    locationPoster: from(locationPosterPath(site, place)).href,
  };
}
