import { contribute } from '@hearth/client/slots';
import { APPLICATION_ARRANGEMENTS, HIRING_REPORT, OWN_APPLICATIONS_BELOW } from '@hearth/domains/applications/slots';
import { JOB_ASIDE } from '@hearth/domains/jobs/slots';

/** What referrals, campaigns and costs add to the pages of hiring and of jobs. */
export const contributions = [
  contribute(APPLICATION_ARRANGEMENTS, {
    order: 10,
    when: ({ application }) => application.source === 'referral',
    load: async () => (await import('./components/application-referral.tsx')).ApplicationReferral,
  }),
  contribute(HIRING_REPORT, {
    order: 10,
    load: async () => (await import('./components/house/costs-card.tsx')).CostsCard,
  }),
  contribute(HIRING_REPORT, {
    order: 60,
    load: async () => (await import('./components/house/bonuses-card.tsx')).BonusesCard,
  }),
  contribute(JOB_ASIDE, {
    order: 10,
    load: async () => (await import('./components/house/audience-of-job.tsx')).AudienceOfJob,
  }),
  contribute(OWN_APPLICATIONS_BELOW, {
    order: 10,
    load: async () => (await import('./components/referred-by-card.tsx')).ReferredByCard,
  }),
];
