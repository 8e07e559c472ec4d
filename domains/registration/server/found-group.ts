import { grantRole } from '@hearth/domains/access/service';
import {
  createBrandTree,
  GROUP_PARENT,
  toChangeContext,
  isCurrency,
  SIGN_UP_SERVICES,
} from '@hearth/domains/core/service';
import { failure, invalid } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { NO_SUCH_CURRENCY } from '../contract/failures.ts';

const DEFAULT_CURRENCY = 'EUR';
const DEFAULT_TIME_ZONE = 'UTC';

/** A new company, with its first location if it has one. */
export interface NewBusiness {
  readonly brand?: { readonly name: string; readonly time_zone?: string | undefined } | undefined;
  readonly currency?: { readonly id: string } | undefined;
  readonly place?: { readonly name: string; readonly city?: string | undefined } | undefined;
}

/** Creates an employer's group: its root with default services, its first location and its owner. */
export async function createGroup(
  work: Pick<Work, 'db' | 'clock' | 'emit'>,
  userId: string,
  { brand, currency, place }: NewBusiness,
): Promise<string> {
  if (brand === undefined)
    throw invalid([{ field: 'brand.name', rule: 'required', message: 'an employer names their business' }]);
  if (currency !== undefined && !(await isCurrency(work.db, currency.id))) throw failure(NO_SUCH_CURRENCY);
  const hand = toChangeContext(work, userId);
  const city = place?.city === undefined || place.city === '' ? {} : { city: place.city };
  const root = await createBrandTree(work.db, hand, {
    type: GROUP_PARENT,
    name: brand.name,
    currency: currency?.id ?? DEFAULT_CURRENCY,
    timeZone: brand.time_zone ?? DEFAULT_TIME_ZONE,
    services: SIGN_UP_SERVICES,
    children: place === undefined ? [] : [{ type: 'LOCATION', name: place.name, ...city }],
  });
  const owner = { userId, groupId: root.id, brandId: root.id, role: 'ENTERPRISE_OWNER' } as const;
  await grantRole(work.db, hand, { ...owner, consent: 'FOUNDER' });
  return root.id;
}
