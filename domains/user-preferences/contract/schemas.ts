import { z } from 'zod';

/** The pages that an employer can choose to start at (spec section 2, reading 28). */
export const HOME_PAGES = ['HALO_DASHBOARD', 'RISK_ANALYSIS', 'EMPLOYEE_VOICE'] as const;

/** `null` leaves the choice to the rules of the home page. */
export const navigationPreferences = z.strictObject({ default_home_page: z.enum(HOME_PAGES).nullable() });

export type NavigationPreferences = z.infer<typeof navigationPreferences>;

/** Letters of a term that can be pinned. */
export const LONGEST_PIN = 100;

/** Terms of the global search that a person keeps at hand, the newest first. */
export const pinnedSearches = z.strictObject({ terms: z.array(z.string()) });
