/** The path of the sign-in settings. */
export const SETTINGS = '/settings/sign-in';
export const PROVIDERS = `${SETTINGS}/providers`;
