import type { CareerRequest } from '@hearth/client/career';
import { brandProperties, brandTheme } from '@hearth/ui/theme';
import type { Site } from '../../contract/schemas.ts';
import type { Parameters } from '../../rules/career-search.ts';

/** What stands behind the `?` of an address, each name with all its values. */
export function entriesOf({ url }: CareerRequest): Parameters {
  return Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)]));
}

/** The colours that a site's pages wear. */
export function themeOf(site: Site): Record<string, string> {
  if (site.accent_color === null) return {};
  return brandProperties(brandTheme(site.accent_color, site.background_color ?? site.accent_color));
}
