import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findLegalLinks, getBrandPath, getProfileScheme } from '@hearth/domains/core/service';
import type { Site } from '../contract/schemas.ts';
import { findGroup } from './queries/site.ts';

type SiteTheme = Pick<Site, 'background_color' | 'accent_color' | 'logo' | 'privacy_url' | 'imprint_url'>;

/** Gets the colours, logo and legal links of a location: its own, or its nearest ancestor's. */
export async function getThemeAt(tx: Tx, locationId: string): Promise<SiteTheme> {
  return inScope(tx, SYSTEM, async (system) => {
    const path = await getBrandPath(system, locationId);
    return findTheme(
      system,
      path.map(({ id }) => id),
      locationId,
    );
  });
}

async function findTheme(system: Tx, path: readonly string[], placeId: string): Promise<SiteTheme> {
  const { scheme_settings: colours, profile_image: logo } = await getProfileScheme(system, path);
  const links = await findLegalLinks(system, placeId);
  return { ...colours, ...links, logo: logo === null ? null : `/media/${logo.path}/${logo.uuid}/240_240.jpeg` };
}

/** Finds the career site of an active group with its theme. Suspended and archived groups have none. */
export async function findSite(tx: Tx, slug: string): Promise<Site | undefined> {
  return inScope(tx, SYSTEM, async (system) => {
    const group = await findGroup(system, slug);
    if (group === undefined) return undefined;
    return { slug, name: group.name, ...(await findTheme(system, [group.id], group.id)) };
  });
}
