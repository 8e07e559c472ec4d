/** Where the settings of sign-in stand. */
export const SETTINGS = '/settings/sign-in';
export const PROVIDERS = `${SETTINGS}/providers`;
