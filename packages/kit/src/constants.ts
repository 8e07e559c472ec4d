/** Values that the specification withholds or fixes for the whole product (readings 28 and W entries). */
export const PRODUCT = 'Hearth';
export const PERMISSION_CATEGORY = 'HEARTH';
export const STORAGE_PREFIX = 'h_';
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'pl', 'ru', 'ar', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en';
