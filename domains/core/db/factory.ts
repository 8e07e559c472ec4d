import type { Setting } from '@hearth/kit/setting';
import type { Tx } from '@hearth/platform/database';
import { writeSetting } from '../server/queries/brand-setting.ts';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { GROUP_PARENT } from '../rules/brand-type.ts';
import { SIGN_UP_SERVICES } from '../rules/services.ts';
import { createBrandTree, toChangeContext } from '../server/service.ts';
import type { BrandNode, CreatedBrand } from '../server/service.ts';

/** A small group: a root, a country with one region, and two locations. */
export interface TestGroup {
  readonly id: string;
  readonly name: string;
  readonly countryId: string;
  readonly regionId: string;
  readonly locationIds: readonly [string, string];
}

let made = 0;

/** Adds a whole tree of brands. */
export function makeBrandTree(work: Pick<Work, 'db' | 'clock' | 'emit'>, root: BrandNode): Promise<CreatedBrand> {
  return createBrandTree(work.db, toChangeContext(work), root);
}

/** Adds a small group with the services of a sign-up: GP-GROUP, Portugal, Lisboa, and two locations in Lisbon's time zone. */
export async function makeGroup(
  work: Pick<Work, 'db' | 'clock' | 'emit'>,
  details: Partial<BrandNode> = {},
): Promise<TestGroup> {
  made += 1;
  const [id, countryId, regionId, first, second] = [newId(), newId(), newId(), newId(), newId()];
  const name = details.name ?? `Casa ${made}`;
  const place = { country: 'PT', region: 'Lisboa', regionCode: '11', city: 'Lisboa' };
  await makeBrandTree(work, {
    type: GROUP_PARENT,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    services: SIGN_UP_SERVICES,
    ...details,
    id,
    name,
    children: [
      {
        id: countryId,
        type: 'COUNTRY',
        name: 'Portugal',
        country: 'PT',
        children: [
          {
            id: regionId,
            type: 'REGION',
            name: 'Lisboa',
            country: 'PT',
            regionCode: '11',
            children: [
              {
                ...place,
                id: first,
                type: 'LOCATION',
                name: `${name} Chiado`,
                number: 'A-1',
                latitude: 38.71,
                longitude: -9.14,
              },
              {
                ...place,
                id: second,
                type: 'LOCATION',
                name: `${name} Belém`,
                number: 'B-2',
                latitude: 38.7,
                longitude: -9.2,
              },
            ],
          },
        ],
      },
    ],
  });
  return { id, name, countryId, regionId, locationIds: [first, second] };
}

/** Sets a value at a group's root for everything below it. */
export async function makeSetting<Value extends object>(
  tx: Tx,
  groupId: string,
  setting: Setting<Value>,
  value: Value,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> {
  const key = { groupId, brandId: groupId, name: setting.id, part: '' };
  await writeSetting(tx, key, { value, locked: false, at: by.at, by: by.userId }, 'ANY');
}
