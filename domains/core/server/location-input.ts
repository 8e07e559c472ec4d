import { failure, invalid } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { NUMBER_TAKEN, UNKNOWN_COUNTRY, UNKNOWN_CURRENCY } from '../contract/failures.ts';
import type { LocationFields } from '../contract/schemas.ts';
import { toSlug } from '../rules/slug.ts';
import type { BrandChange, BrandRow } from './queries/brand.ts';
import { findCountryCurrency, isCurrency } from './queries/setting.ts';

/** Converts the submitted fields of a location to columns; absent fields stay absent. */
export function toColumns(fields: LocationChange): BrandChange {
  const { country, name, ...same } = fields;
  const columns = {
    ...same,
    ...(name === undefined ? {} : { name, slug: toSlug(name) }),
    ...(country === undefined ? {} : { country_code: country }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as BrandChange;
}

/** The submitted fields of a location; absent fields stay. */
export type LocationChange = { readonly [Field in keyof LocationFields]?: LocationFields[Field] | undefined };

type Point = Pick<BrandRow, 'latitude' | 'longitude'>;

/** Refuses an unknown country or currency, and a latitude without a longitude. */
export async function checkPlace(tx: Tx, fields: LocationChange, now: Point): Promise<void> {
  const latitude = fields.latitude === undefined ? now.latitude : fields.latitude;
  const longitude = fields.longitude === undefined ? now.longitude : fields.longitude;
  if ((latitude === null) !== (longitude === null))
    throw invalid([{ field: 'longitude', rule: 'point', message: 'must stand together with the latitude' }]);
  if (fields.currency !== undefined && !(await isCurrency(tx, fields.currency))) throw failure(UNKNOWN_CURRENCY);
  const { country } = fields;
  if (country !== undefined && country !== null && (await findCountryCurrency(tx, country)) === undefined)
    throw failure(UNKNOWN_COUNTRY);
}

/** Runs a write and turns a duplicate location number into a refusal. */
export async function refuseTakenNumber<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'brand_number') throw failure(NUMBER_TAKEN);
    throw error;
  }
}
