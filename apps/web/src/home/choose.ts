import type { Client } from '@hearth/client/client';
import { getSetup } from '@hearth/domains/dashboards/contract';
import { getReportSettings } from '@hearth/domains/core/contract';
import { getNavigationPreferences } from '@hearth/domains/user-preferences/contract';
import type { LoadedPerson } from '../person/load-person.ts';
import { homePages, LANDING } from './home-page.ts';
import { isNewCompany, maySetUp } from './may-set-up.ts';

/** The dependencies of the home page choice. */
export interface HomeParts {
  readonly client: Client;
  readonly person: LoadedPerson;
  readonly exists: (path: string) => boolean;
  /** The welcome page was shown in this browser. */
  readonly welcomed: boolean;
}

/** Chooses the start page of a signed-in person; the landing page on any error. On any error: the plain landing. */
export async function chooseHome({ client, person: { user, brand }, exists, welcomed }: HomeParts): Promise<string> {
  try {
    const [preferences, settings, setup] = await Promise.all([
      brand === null ? null : client.call(getNavigationPreferences),
      brand === null ? null : client.call(getReportSettings, { params: { id: brand.id } }),
      brand === null || !maySetUp(brand) ? null : client.call(getSetup, { params: { id: brand.id } }),
    ]);
    const pages = homePages({
      employer: user.user_employer === true,
      inBrand: brand !== null,
      source: user.external_auth?.source ?? null,
      welcomed,
      preference: preferences?.default_home_page ?? null,
      topLevel: brand?.topLevel ?? false,
      groupParent: brand?.type.startsWith('GP-') ?? false,
      includeGroupParent: true,
      services: brand?.services ?? new Set(),
      permissions: brand?.permissions ?? new Set(),
      permissionsBelow: brand?.permissionsBelow ?? new Set(),
      allLevels: settings?.location_filter_type === 'ALL_LEVELS',
      isNewCompany: brand !== null && isNewCompany(brand),
      setupOpen: setup?.open === true,
    });
    return pages.find(exists) ?? LANDING;
  } catch {
    return LANDING;
  }
}
