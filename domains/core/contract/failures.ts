import { defineFailure } from '@hearth/kit/failure';

export const NUMBER_TAKEN = defineFailure(
  'NUMBER_TAKEN',
  409,
  'Another location already has this number. Enter a different one.',
);
export const NOT_A_LOCATION = defineFailure(
  'NOT_A_LOCATION',
  409,
  'This isn’t a location. Select a location to edit, archive or restore it.',
);
export const BRAND_INSIDE_ITSELF = defineFailure(
  'BRAND_INSIDE_ITSELF',
  409,
  'You can’t move a brand below itself. Select another brand or region.',
);
export const BELOW_LOCATION = defineFailure(
  'BELOW_LOCATION',
  409,
  'A location can’t have anything below it. Select a brand, country or region instead.',
);
export const UNKNOWN_CURRENCY = defineFailure(
  'UNKNOWN_CURRENCY',
  400,
  'We don’t recognise this currency. Select another one.',
);
export const UNKNOWN_COUNTRY = defineFailure(
  'UNKNOWN_COUNTRY',
  400,
  'We don’t recognise this country. Select another one.',
);
export const SETTING_LOCKED = defineFailure(
  'SETTING_LOCKED',
  409,
  'A parent brand or group has locked this setting. Change it there, or ask someone who can.',
);
