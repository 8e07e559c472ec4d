import type { CareerPage } from '@hearth/client/career';

/** The pages that the server renders whole, of every domain. */
export const careerPages: readonly CareerPage[] = [];
