import { contribute } from '@hearth/client/slots';
import { WEEK_COVER } from '@hearth/domains/scheduling/slots';

/** Under the tools of a week: who is needed beside who is scheduled. */
export const contributions = [
  contribute(WEEK_COVER, {
    load: async () => (await import('./components/cover/cover-strip.tsx')).CoverStrip,
  }),
];
