import { access } from '@hearth/domains/access/module';
import { applications } from '@hearth/domains/applications/module';
import { candidates } from '@hearth/domains/candidates/module';
import { autoFill } from '@hearth/domains/auto-fill/module';
import { clock } from '@hearth/domains/clock/module';
import { deals } from '@hearth/domains/deals/module';
import { demand } from '@hearth/domains/demand/module';
import { laws } from '@hearth/domains/laws/module';
import { leave } from '@hearth/domains/leave/module';
import { careerSites } from '@hearth/domains/career-sites/module';
import { core } from '@hearth/domains/core/module';
import { coreReader } from '@hearth/domains/core-reader/module';
import { dashboards } from '@hearth/domains/dashboards/module';
import { listExports } from '@hearth/domains/exports/module';
import { fairness } from '@hearth/domains/fairness/module';
import { federation } from '@hearth/domains/federation/module';
import { identity } from '@hearth/domains/identity/module';
import { imports } from '@hearth/domains/imports/module';
import { interviews } from '@hearth/domains/interviews/module';
import { jobBoards } from '@hearth/domains/job-boards/module';
import { jobLibrary } from '@hearth/domains/job-library/module';
import { jobs } from '@hearth/domains/jobs/module';
import { matching } from '@hearth/domains/matching/module';
import { media } from '@hearth/domains/media/module';
import { messaging } from '@hearth/domains/messaging/module';
import { announcements } from '@hearth/domains/announcements/module';
import { notices } from '@hearth/domains/notices/module';
import { offers } from '@hearth/domains/offers/module';
import { privacy } from '@hearth/domains/privacy/module';
import { profiles } from '@hearth/domains/profiles/module';
import { provisioning } from '@hearth/domains/provisioning/module';
import { documents } from '@hearth/domains/documents/module';
import { eligibility } from '@hearth/domains/eligibility/module';
import { onboarding } from '@hearth/domains/onboarding/module';
import { qualifications } from '@hearth/domains/qualifications/module';
import { registration } from '@hearth/domains/registration/module';
import { requisitions } from '@hearth/domains/requisitions/module';
import { compliance } from '@hearth/domains/compliance/module';
import { rosters } from '@hearth/domains/rosters/module';
import { scheduling } from '@hearth/domains/scheduling/module';
import { search } from '@hearth/domains/search/module';
import { sourcing } from '@hearth/domains/sourcing/module';
import { talentPool } from '@hearth/domains/talent-pool/module';
import { team } from '@hearth/domains/team/module';
import { signatures } from '@hearth/domains/signatures/module';
import { sms } from '@hearth/domains/sms/module';
import { timesheets } from '@hearth/domains/timesheets/module';
import { tokens } from '@hearth/domains/tokens/module';
import { userPreferences } from '@hearth/domains/user-preferences/module';
import { surveys } from '@hearth/domains/surveys/module';
import { webhooks } from '@hearth/domains/webhooks/module';
import { workplace } from '@hearth/domains/workplace/module';
import type { Module } from '@hearth/platform/module';

/** Every domain of this installation, lowest tier first. */
export const modules: readonly Module[] = [
  identity,
  core,
  access,
  userPreferences,
  notices,
  sms,
  media,
  registration,
  profiles,
  federation,
  listExports,
  provisioning,
  team,
  signatures,
  requisitions,
  jobLibrary,
  documents,
  qualifications,
  workplace,
  eligibility,
  onboarding,
  laws,
  scheduling,
  clock,
  deals,
  leave,
  jobs,
  careerSites,
  compliance,
  surveys,
  announcements,
  applications,
  interviews,
  jobBoards,
  matching,
  candidates,
  messaging,
  offers,
  fairness,
  talentPool,
  sourcing,
  webhooks,
  coreReader,
  imports,
  dashboards,
  privacy,
  search,
  tokens,
  timesheets,
  rosters,
  autoFill,
  demand,
];
