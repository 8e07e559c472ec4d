import type { CareerRequest } from '@hearth/client/career';
import { brandProperties, brandTheme } from '@hearth/ui/theme';
import type { Site } from '../../contract/schemas.ts';
import type { QueryParameters } from '../../rules/career-search.ts';

/** Returns the query parameters of a request, each with all its values. */
export function queryParameters({ url }: CareerRequest): QueryParameters {
  return Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)]));
}

/** Returns the CSS colours of a site. */
export function toTheme(site: Site): Record<string, string> {
  if (site.accent_color === null) return {};
  return brandProperties(brandTheme(site.accent_color, site.background_color ?? site.accent_color));
}
