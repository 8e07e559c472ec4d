/** A part of an address as the maps service names it. */
export type AddressPart = { longText: string | null; shortText: string | null; types: readonly string[] };

/** An address in the fields of a form; null where the service says nothing. */
export type Address = {
  street: string | null;
  postcode: string | null;
  city: string | null;
  region: string | null;
  /** ISO 3166, two letters. */
  country: string | null;
};

/** Countries in which the number stands before the street (Universal Postal Union, addressing solutions). */
const NUMBER_FIRST = new Set(['AU', 'CA', 'FR', 'GB', 'HK', 'IE', 'IN', 'LU', 'MC', 'NZ', 'PH', 'SG', 'US', 'ZA']);
/** What is called the city, the narrowest settlement first that people would write on a letter. */
const CITY = [
  'locality',
  'postal_town',
  'sublocality_level_1',
  'administrative_area_level_3',
  'administrative_area_level_2',
];

/** Converts the parts that the maps service returns to form fields. */
export function toAddress(parts: readonly AddressPart[]): Address {
  const part = (type: string) => parts.find(({ types }) => types.includes(type));
  const country = part('country')?.shortText ?? null;
  const road = part('route')?.longText ?? null;
  const number = part('street_number')?.longText ?? null;
  const line = country !== null && NUMBER_FIRST.has(country) ? [number, road] : [road, number];
  return {
    street: road === null ? null : line.filter((word) => word !== null).join(' '),
    postcode: part('postal_code')?.longText ?? null,
    city: CITY.map((type) => part(type)?.longText).find((name) => name != null) ?? null,
    region: part('administrative_area_level_1')?.longText ?? null,
    country,
  };
}
