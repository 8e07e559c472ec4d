/** The invented group that a trial installation starts with: one enterprise, three brands, twelve places in four countries. */
export const ENTERPRISE = { name: 'Lumen Hospitality', slug: 'lumen', accent: 'rgb(0,136,221)' } as const;

export type Kind = 'restaurant' | 'hotel' | 'coffee';
export type Country = 'PT' | 'DE' | 'GB' | 'US';

export interface BrandStory {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly kind: Kind;
  readonly accent: string;
}

export const BRANDS: readonly [BrandStory, BrandStory, BrandStory] = [
  { key: 'harbour', name: 'Harbour House', slug: 'harbour-house', kind: 'restaurant', accent: 'rgb(15,90,104)' },
  { key: 'lantern', name: 'The Lantern Hotels', slug: 'lantern-hotels', kind: 'hotel', accent: 'rgb(122,62,20)' },
  { key: 'ember', name: 'Little Ember Coffee', slug: 'little-ember', kind: 'coffee', accent: 'rgb(178,72,34)' },
];

export interface PlaceStory {
  readonly brand: string;
  readonly number: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly regionName: string;
  readonly country: Country;
  readonly postcode: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly currency: 'EUR' | 'GBP' | 'USD';
  readonly people: number;
}

const place = (
  brand: string,
  number: string,
  name: string,
  where: readonly [
    street: string,
    city: string,
    region: string,
    regionName: string,
    country: Country,
    postcode: string,
    phone: string,
  ],
  timeZone: string,
  at: readonly [latitude: number, longitude: number],
  currency: PlaceStory['currency'],
  people: number,
): PlaceStory => {
  const [street, city, region, regionName, country, postcode, phone] = where;
  return {
    brand,
    number,
    name,
    street,
    city,
    region,
    regionName,
    country,
    postcode,
    phone,
    timeZone,
    latitude: at[0],
    longitude: at[1],
    currency,
    people,
  };
};

export const PLACES: readonly PlaceStory[] = [
  place(
    'harbour',
    'HH-001',
    'Harbour House Lisbon',
    ['Rua da Alfândega 108', 'Lisbon', '11', 'Lisboa', 'PT', '1100-016', '+351 21 555 0108'],
    'Europe/Lisbon',
    [38.7086, -9.1336],
    'EUR',
    18,
  ),
  place(
    'harbour',
    'HH-002',
    'Harbour House Porto',
    ['Cais da Ribeira 42', 'Porto', '13', 'Porto', 'PT', '4050-510', '+351 22 555 0142'],
    'Europe/Lisbon',
    [41.1403, -8.6132],
    'EUR',
    14,
  ),
  place(
    'harbour',
    'HH-003',
    'Harbour House Hamburg',
    ['Deichstraße 29', 'Hamburg', 'HH', 'Hamburg', 'DE', '20459', '+49 40 5550 129'],
    'Europe/Berlin',
    [53.5466, 9.9876],
    'EUR',
    14,
  ),
  place(
    'harbour',
    'HH-004',
    'Harbour House Bristol',
    ['12 Narrow Quay', 'Bristol', 'BST', 'Bristol', 'GB', 'BS1 4QA', '+44 117 496 0112'],
    'Europe/London',
    [51.4496, -2.5979],
    'GBP',
    12,
  ),
  place(
    'harbour',
    'HH-005',
    'Harbour House Brooklyn',
    ['58 Water Street', 'Brooklyn', 'NY', 'New York', 'US', '11201', '+1 718 555 0158'],
    'America/New_York',
    [40.7033, -73.9881],
    'USD',
    14,
  ),
  place(
    'lantern',
    'LH-101',
    'The Lantern Berlin',
    ['Oranienburger Straße 17', 'Berlin', 'BE', 'Berlin', 'DE', '10178', '+49 30 5550 117'],
    'Europe/Berlin',
    [52.5236, 13.4011],
    'EUR',
    26,
  ),
  place(
    'lantern',
    'LH-102',
    'The Lantern London',
    ['31 Charterhouse Square', 'London', 'LND', 'London', 'GB', 'EC1M 6EA', '+44 20 7946 0131'],
    'Europe/London',
    [51.5205, -0.1004],
    'GBP',
    24,
  ),
  place(
    'lantern',
    'LH-103',
    'The Lantern New York',
    ['214 East 19th Street', 'New York', 'NY', 'New York', 'US', '10003', '+1 212 555 0114'],
    'America/New_York',
    [40.7362, -73.9843],
    'USD',
    22,
  ),
  place(
    'ember',
    'LE-201',
    'Ember Chiado',
    ['Rua Garrett 73', 'Lisbon', '11', 'Lisboa', 'PT', '1200-203', '+351 21 555 0173'],
    'Europe/Lisbon',
    [38.7106, -9.1416],
    'EUR',
    9,
  ),
  place(
    'ember',
    'LE-202',
    'Ember Mitte',
    ['Rosenthaler Straße 40', 'Berlin', 'BE', 'Berlin', 'DE', '10178', '+49 30 5550 140'],
    'Europe/Berlin',
    [52.5246, 13.4024],
    'EUR',
    9,
  ),
  place(
    'ember',
    'LE-203',
    'Ember Soho',
    ['9 Berwick Street', 'London', 'LND', 'London', 'GB', 'W1F 0PJ', '+44 20 7946 0109'],
    'Europe/London',
    [51.5136, -0.1352],
    'GBP',
    9,
  ),
  place(
    'ember',
    'LE-204',
    'Ember Back Bay',
    ['311 Newbury Street', 'Boston', 'MA', 'Massachusetts', 'US', '02115', '+1 617 555 0111'],
    'America/New_York',
    [42.3491, -71.0837],
    'USD',
    9,
  ),
];

/** The people that can be signed in as, one of each kind. The location manager's place is the Lisbon restaurant. */
export const DEMO_PEOPLE = [
  { kind: 'Candidate', username: 'pia', firstName: 'Pia', lastName: 'Valtonen', role: null, at: null },
  { kind: 'Employee', username: 'noor', firstName: 'Noor', lastName: 'Haddad', role: null, at: 'HH-001' },
  {
    kind: 'Location manager',
    username: 'leonor',
    firstName: 'Leonor',
    lastName: 'Pacheco',
    role: 'LOCATION_MANAGER',
    at: 'HH-001',
  },
  {
    kind: 'Manager without sales (MANAGER_NO_SALES)',
    username: 'tiago',
    firstName: 'Tiago',
    lastName: 'Amaral',
    role: 'MANAGER_NO_SALES',
    at: 'HH-001',
  },
  {
    kind: 'Group manager',
    username: 'marta',
    firstName: 'Marta',
    lastName: 'Lindqvist',
    role: 'GROUP_MANAGER',
    at: 'harbour',
  },
  {
    kind: 'Enterprise owner',
    username: 'owen',
    firstName: 'Owen',
    lastName: 'Castellan',
    role: 'ENTERPRISE_OWNER',
    at: 'enterprise',
  },
  { kind: 'Support', username: 'sam', firstName: 'Sam', lastName: 'Okafor', role: 'SUPPORT', at: 'enterprise' },
] as const;

/** One password for all of them; it exists in demo mode only. */
export const DEMO_PASSWORD = 'Hearth-demo-2026';
