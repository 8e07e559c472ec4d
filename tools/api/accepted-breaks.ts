/**
 * What this version breaks for programs that were written for the newest release, each with the reason that the changelog gives. The
 * list is emptied when a release is made: `npm run api-contract`.
 */
export const ACCEPTED_BREAKS: Readonly<Record<string, string>> = {};
