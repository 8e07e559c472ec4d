import { failure, invalid } from '@hearth/kit/failure';
import { violatedUnique } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { NUMBER_TAKEN, UNKNOWN_COUNTRY, UNKNOWN_CURRENCY } from '../contract/failures.ts';
import type { LocationFields } from '../contract/schemas.ts';
import { slugOf } from '../rules/slug.ts';
import type { BrandChange, BrandRow } from './queries/brand.ts';
import { findCountryCurrency, isCurrency } from './queries/setting.ts';

/** What was written of a location as columns; only those that were written. */
export function columnsOf(fields: LocationChange): BrandChange {
  const { country, name, ...same } = fields;
  const columns = {
    ...same,
    ...(name === undefined ? {} : { name, slug: slugOf(name) }),
    ...(country === undefined ? {} : { country_code: country }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as BrandChange;
}

/** What is written of a location: fields that are left out stay. */
export type LocationChange = { readonly [Field in keyof LocationFields]?: LocationFields[Field] | undefined };

type Point = Pick<BrandRow, 'latitude' | 'longitude'>;

/** Refuses a country or currency that is on no list, and a latitude that would stand without its longitude. */
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

/** Does the writing; a number that another location has becomes the refusal that says so. */
export async function withFreeNumber<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'brand_number') throw failure(NUMBER_TAKEN);
    throw error;
  }
}
