import { contribute } from '@hearth/client/slots';
import { WEEK_TOOLS } from '@hearth/domains/scheduling/slots';

/** Templates beside copying a week. */
export const contributions = [
  contribute(WEEK_TOOLS, {
    order: 10,
    load: async () => (await import('./components/templates-button.tsx')).TemplatesButton,
  }),
];
