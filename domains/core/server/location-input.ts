import { failure } from '@hearth/kit/failure';
import { violatedUnique } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { NUMBER_TAKEN, UNKNOWN_COUNTRY, UNKNOWN_CURRENCY } from '../contract/failures.ts';
import type { LocationFields } from '../contract/schemas.ts';
import { slugOf } from '../rules/slug.ts';
import type { BrandChange } from './queries/brand.ts';
import { findCountryCurrency, isCurrency } from './queries/setting.ts';

/** What was written of a location as columns; only those that were written. */
export function columnsOf(fields: Partial<LocationFields>): BrandChange {
  const { country, name, ...same } = fields;
  const columns = {
    ...same,
    ...(name === undefined ? {} : { name, slug: slugOf(name) }),
    ...(country === undefined ? {} : { country_code: country }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as BrandChange;
}

/** Refuses a country or currency that is on no list, and a latitude without its longitude. */
export async function checkPlace(tx: Tx, fields: Partial<LocationFields>): Promise<void> {
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
