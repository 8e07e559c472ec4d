/** The id of the layout that all pages behind the login stand in. */
export const SIGNED_IN = 'signed-in';
