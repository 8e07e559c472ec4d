import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findLegalLinks, findLetterBrands, getBrandPath, getProfileScheme } from '@hearth/domains/core/service';
import type { LetterBrand } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import type { Site } from '../contract/schemas.ts';
import { findGroup, findGroups } from './queries/site.ts';

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

/** The looks of the mails of these career sites, by slug: those of their groups. The installation's own site has the product's. */
export async function findSiteBrands(
  system: Tx<'system'>,
  config: Config,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, LetterBrand>> {
  const groups = await findGroups(
    system,
    [...new Set(slugs)].filter((slug) => slug !== ''),
  );
  const brands = await findLetterBrands(system, config, [...groups.values()]);
  return new Map(
    [...groups].flatMap(([slug, id]) => {
      const brand = brands.get(id);
      return brand === undefined ? [] : [[slug, brand]];
    }),
  );
}

/** Finds the career site of an active group with its theme. Suspended and archived groups have none. */
export async function findSite(tx: Tx, slug: string): Promise<Site | undefined> {
  return inScope(tx, SYSTEM, async (system) => {
    const group = await findGroup(system, slug);
    if (group === undefined) return undefined;
    return { slug, name: group.name, ...(await findTheme(system, [group.id], group.id)) };
  });
}
