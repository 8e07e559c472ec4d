import { defineFailure } from '@hearth/kit/failure';

export const NUMBER_TAKEN = defineFailure('NUMBER_TAKEN', 409, 'Another location already has this number.');
export const NOT_A_LOCATION = defineFailure('NOT_A_LOCATION', 409, 'This isn’t a location.');
export const BRAND_INSIDE_ITSELF = defineFailure('BRAND_INSIDE_ITSELF', 409, 'A brand can’t be moved below itself.');
export const BELOW_LOCATION = defineFailure('BELOW_LOCATION', 409, 'Nothing can be placed below a location.');
export const UNKNOWN_CURRENCY = defineFailure(
  'UNKNOWN_CURRENCY',
  400,
  'This currency isn’t in use. Select another one.',
);
export const UNKNOWN_COUNTRY = defineFailure('UNKNOWN_COUNTRY', 400, 'We don’t know this country. Select another one.');
export const SETTING_LOCKED = defineFailure('SETTING_LOCKED', 409, 'This is set and locked by a parent.');
