import { contribute } from '@hearth/client/slots';
import type { Contribution } from '@hearth/client/slots';
import { contributions as applications } from '@hearth/domains/applications/contributions';
import { OWN_APPLICATIONS_BELOW } from '@hearth/domains/applications/slots';
import { contributions as autoFill } from '@hearth/domains/auto-fill/contributions';
import { contributions as candidates } from '@hearth/domains/candidates/contributions';
import { contributions as careerSites } from '@hearth/domains/career-sites/contributions';
import { contributions as demand } from '@hearth/domains/demand/contributions';
import { contributions as documents } from '@hearth/domains/documents/contributions';
import { contributions as eligibility } from '@hearth/domains/eligibility/contributions';
import { contributions as onboarding } from '@hearth/domains/onboarding/contributions';
import { contributions as qualifications } from '@hearth/domains/qualifications/contributions';
import { contributions as deals } from '@hearth/domains/deals/contributions';
import { contributions as exports } from '@hearth/domains/exports/contributions';
import { contributions as fairness } from '@hearth/domains/fairness/contributions';
import { contributions as interviews } from '@hearth/domains/interviews/contributions';
import { contributions as jobBoards } from '@hearth/domains/job-boards/contributions';
import { contributions as jobs } from '@hearth/domains/jobs/contributions';
import { contributions as leave } from '@hearth/domains/leave/contributions';
import { contributions as matching } from '@hearth/domains/matching/contributions';
import { contributions as messaging } from '@hearth/domains/messaging/contributions';
import { contributions as offers } from '@hearth/domains/offers/contributions';
import { contributions as privacy } from '@hearth/domains/privacy/contributions';
import { contributions as rosters } from '@hearth/domains/rosters/contributions';
import { contributions as scheduling } from '@hearth/domains/scheduling/contributions';
import { contributions as signatures } from '@hearth/domains/signatures/contributions';
import { contributions as sourcing } from '@hearth/domains/sourcing/contributions';
import { contributions as talentPool } from '@hearth/domains/talent-pool/contributions';
import { contributions as timesheets } from '@hearth/domains/timesheets/contributions';

/** What every domain adds to the pages of others, and what the application puts together itself. */
export const contributions: readonly Contribution[] = [
  ...applications,
  ...autoFill,
  ...candidates,
  ...careerSites,
  ...deals,
  ...demand,
  ...qualifications,
  ...documents,
  ...eligibility,
  ...onboarding,
  ...signatures,
  ...exports,
  ...fairness,
  ...interviews,
  ...jobBoards,
  ...jobs,
  ...leave,
  ...matching,
  ...messaging,
  ...offers,
  ...privacy,
  ...rosters,
  ...scheduling,
  ...sourcing,
  ...talentPool,
  ...timesheets,
  contribute(OWN_APPLICATIONS_BELOW, {
    order: 20,
    load: async () => (await import('../pages/own-profile.tsx')).OwnProfile,
  }),
];
