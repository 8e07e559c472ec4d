/** The path of a group's career site. */
export function sitePath(site: string): string {
  return `/careers/${site}`;
}

/** The path of a job's public page. */
export function jobPath(site: string, slug: string): string {
  return `${sitePath(site)}/jobs/${slug}`;
}
