/** Values that the specification withholds or fixes for the whole product (readings 28 and W entries). */
export const PRODUCT = 'Hearth';
export const PERMISSION_CATEGORY = 'HEARTH';
export const STORAGE_PREFIX = 'h_';
/** The features whose pages, and the calls behind them, are for brands that hire, plan shifts, or show their schedule. */
export const HIRING = ['SOURCE_HIRE'] as const;
export const PLANNING = ['TEAM_SCHEDULING'] as const;
export const LIVE_SCHEDULE = ['TEAM_LIVE'] as const;
/** The feature that opens the main dashboards of groups. */
export const HALO_SERVICE = 'HALO_DASHBOARD';
/** The feature that opens the risk dashboards. */
export const RISK_SERVICE = 'RISK_DETECTION';
/** The code of the feature that asks employees how it goes. */
export const ENGAGEMENT_SERVICE = 'ENGAGE';
/** People whose account comes from here are welcomed by a page of their own, once. */
export const WELCOME_SOURCE = 'SANDWICH_CHAIN';
/** The support address of a demo; an installation sets its own (`SUPPORT_EMAIL`). */
export const DEMO_SUPPORT_EMAIL = 'support@hearth.example';
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'pl', 'ru', 'ar', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en';
