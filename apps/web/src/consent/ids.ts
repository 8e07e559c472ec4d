/** The template of the question in every document of the application. */
export const CONSENT_ID = 'consent';
