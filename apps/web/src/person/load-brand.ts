import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import type { CurrentBrand } from '@hearth/client/person';
import { getBasicInfo } from '@hearth/domains/core/contract';
import { listUserBrands } from '@hearth/domains/core-reader/contract';
import { isTopLevelContext } from '@hearth/kit/brand-type';
import { brandReads } from './brand-reads.ts';

interface ServiceLine {
  readonly code: string;
  readonly type: string;
  readonly sub_services: readonly { readonly code: string }[];
}

/** The codes of services that open pages: ACTIVE or PASS, each sub-service as `CODE_SUB` (readings 2 and 3). */
export function openServices(services: readonly ServiceLine[]): ReadonlySet<string> {
  return new Set(
    services
      .filter(({ type }) => type === 'ACTIVE' || type === 'PASS')
      .flatMap(({ code, sub_services: subs }) => [code, ...subs.map((sub) => `${code}_${sub.code}`)]),
  );
}

/** The codes of a brand's services that open pages; none where the reader may not look. */
export async function loadServices(client: Client, id: string): Promise<ReadonlySet<string>> {
  return openServices((await brandReads(client).services(id)) ?? []);
}

/** A brand with its services and the reader's rights there. Rejects with a CallError where the reader may not look. */
export async function loadBrand(client: Client, id: string): Promise<CurrentBrand> {
  const [info, services, policy] = await Promise.all([
    client.call(getBasicInfo, { params: { id } }),
    loadServices(client, id),
    brandReads(client).policy(id),
  ]);
  return {
    id: info.id,
    groupId: info.group_id,
    parentId: info.parent_id,
    type: info.type,
    name: info.name,
    topLevel: isTopLevelContext(info.type),
    timeZone: info.time_zone,
    currency: info.currency,
    locationCount: info.location_count,
    path: info.path.filter((above) => above.id !== info.id),
    services,
    permissions: new Set(policy?.effective_permissions),
    permissionsBelow: new Set(policy?.effective_permissions_below),
  };
}

/** The wanted brand if the reader has access to it, else the first of their brands; null when they have none. */
export async function loadChosenBrand(client: Client, wanted: string | undefined): Promise<CurrentBrand | null> {
  if (wanted !== undefined) {
    try {
      return await loadBrand(client, wanted);
    } catch (error) {
      if (!(error instanceof CallError) || ![400, 403, 404].includes(error.status)) throw error;
    }
  }
  const { brands } = await client.call(listUserBrands, { query: { view_mode: 'FLAT' } });
  const [first] = brands;
  return first === undefined || first.id === wanted ? null : loadBrand(client, first.id);
}
