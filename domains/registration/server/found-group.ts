import { grantRole } from '@hearth/domains/access/service';
import { createBrandTree, GROUP_PARENT, handOf, isCurrency, SIGN_UP_SERVICES } from '@hearth/domains/core/service';
import { failure, invalid } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { NO_SUCH_CURRENCY } from '../contract/failures.ts';

const DEFAULT_CURRENCY = 'EUR';
const DEFAULT_TIME_ZONE = 'UTC';

/** What is said of a new company, and of its first location where it has one already. */
export interface Business {
  readonly brand?: { readonly name: string; readonly time_zone?: string | undefined } | undefined;
  readonly currency?: { readonly id: string } | undefined;
  readonly place?: { readonly name: string; readonly city?: string | undefined } | undefined;
}

/** The new group of an employer: its root with the services of a sign-up, its first location, and its owner. */
export async function foundGroup(
  work: Pick<Work, 'db' | 'clock' | 'emit'>,
  userId: string,
  { brand, currency, place }: Business,
): Promise<string> {
  if (brand === undefined)
    throw invalid([{ field: 'brand.name', rule: 'required', message: 'an employer names their business' }]);
  if (currency !== undefined && !(await isCurrency(work.db, currency.id))) throw failure(NO_SUCH_CURRENCY);
  const hand = handOf(work, userId);
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
