import type { CertificateKind } from '../contract/schemas.ts';

/** Every certificate of the list, what kitchens and bars ask for first; own words last. */
export const CERTIFICATE_KINDS: readonly CertificateKind[] = [
  'FOOD_HYGIENE',
  'HACCP',
  'ALLERGENS',
  'ALCOHOL',
  'FIRST_AID',
  'FIRE_SAFETY',
  'BARISTA',
  'BARTENDING',
  'SOMMELIER',
  'COOK',
  'LIFEGUARD',
  'DOOR',
  'DRIVING',
  'FORKLIFT',
  'OTHER',
];
