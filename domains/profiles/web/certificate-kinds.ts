import type { CertificateKind } from '../contract/schemas.ts';

/** All certificate kinds in display order, with the free-text kind last. */
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
