import { contribute } from '@hearth/client/slots';
import { APPLICATION_ARRANGEMENTS, HIRING_REPORT, OWN_APPLICATIONS_ABOVE } from '@hearth/domains/applications/slots';

/** What interviews add to the pages of hiring. */
export const contributions = [
  contribute(APPLICATION_ARRANGEMENTS, {
    order: 30,
    load: async () => (await import('./components/application-interviews.tsx')).ApplicationInterviews,
  }),
  contribute(HIRING_REPORT, {
    order: 20,
    load: async () => (await import('./components/figures/interview-figures.tsx')).InterviewFigures,
  }),
  contribute(OWN_APPLICATIONS_ABOVE, {
    order: 20,
    load: async () => (await import('./components/own-interviews.tsx')).OwnInterviews,
  }),
];
