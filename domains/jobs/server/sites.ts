import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { getBrandPath, getProfileScheme } from '@hearth/domains/core/service';
import type { Site } from '../contract/schemas.ts';
import { findGroup } from './queries/site.ts';

/** The colours of a location, its own or those of the nearest brand above it that has some. */
export async function coloursAt(tx: Tx, locationId: string): Promise<Pick<Site, 'background_color' | 'accent_color'>> {
  return inScope(tx, SYSTEM, async (system) => {
    const path = await getBrandPath(system, locationId);
    return (
      await getProfileScheme(
        system,
        path.map(({ id }) => id),
      )
    ).scheme_settings;
  });
}

/** The career site of an active group with the colours that it wears. Suspended and archived groups have none. */
export async function siteOf(tx: Tx, slug: string): Promise<Site | undefined> {
  return inScope(tx, SYSTEM, async (system) => {
    const group = await findGroup(system, slug);
    if (group === undefined) return undefined;
    const { scheme_settings: colours } = await getProfileScheme(system, [group.id]);
    return { slug, name: group.name, ...colours };
  });
}
