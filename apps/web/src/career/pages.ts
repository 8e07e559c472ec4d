import type { CareerPage } from '@hearth/client/career';
import { careerPages as careerSites } from '@hearth/domains/career-sites/career';
import { careerPages as privacy } from '@hearth/domains/privacy/career';
import { careerPages as talentPool } from '@hearth/domains/talent-pool/career';

/** The pages that the server renders whole, of every domain. */
export const careerPages: readonly CareerPage[] = [...careerSites, ...talentPool, ...privacy];
