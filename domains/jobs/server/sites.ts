import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findLegalLinks, getBrandPath, getProfileScheme } from '@hearth/domains/core/service';
import type { Site } from '../contract/schemas.ts';
import { findGroup } from './queries/site.ts';

type Looks = Pick<Site, 'background_color' | 'accent_color' | 'logo' | 'privacy_url' | 'imprint_url'>;

/** The colours, the logo and the legal links of a location, its own or those of the nearest brand above it that has some. */
export async function looksAt(tx: Tx, locationId: string): Promise<Looks> {
  return inScope(tx, SYSTEM, async (system) => {
    const path = await getBrandPath(system, locationId);
    return looksOf(
      system,
      path.map(({ id }) => id),
      locationId,
    );
  });
}

async function looksOf(system: Tx, path: readonly string[], placeId: string): Promise<Looks> {
  const { scheme_settings: colours, profile_image: logo } = await getProfileScheme(system, path);
  const links = await findLegalLinks(system, placeId);
  return { ...colours, ...links, logo: logo === null ? null : `/media/${logo.path}/${logo.uuid}/240_240.jpeg` };
}

/** The career site of an active group with what it wears. Suspended and archived groups have none. */
export async function siteOf(tx: Tx, slug: string): Promise<Site | undefined> {
  return inScope(tx, SYSTEM, async (system) => {
    const group = await findGroup(system, slug);
    if (group === undefined) return undefined;
    return { slug, name: group.name, ...(await looksOf(system, [group.id], group.id)) };
  });
}
