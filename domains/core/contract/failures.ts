import { defineFailure } from '@hearth/kit/failure';

export const NUMBER_TAKEN = defineFailure('NUMBER_TAKEN', 409, 'Another location already has this number.');
export const NOT_A_LOCATION = defineFailure('NOT_A_LOCATION', 409, 'This is not a location.');
export const BRAND_INSIDE_ITSELF = defineFailure('BRAND_INSIDE_ITSELF', 409, 'A brand cannot be moved below itself.');
export const BELOW_LOCATION = defineFailure('BELOW_LOCATION', 409, 'Nothing can stand below a location.');
export const UNKNOWN_CURRENCY = defineFailure('UNKNOWN_CURRENCY', 400, 'This currency is not in circulation.');
export const UNKNOWN_COUNTRY = defineFailure('UNKNOWN_COUNTRY', 400, 'This country is not known.');
export const SETTING_LOCKED = defineFailure('SETTING_LOCKED', 409, 'This is set and locked by a parent.');
