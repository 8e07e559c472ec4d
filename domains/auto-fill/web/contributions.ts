import { contribute } from '@hearth/client/slots';
import { WEEK_TOOLS } from '@hearth/domains/scheduling/slots';

/** Beside templates: people for the open shifts of the week. */
export const contributions = [
  contribute(WEEK_TOOLS, {
    order: 20,
    load: async () => (await import('./components/fill-button.tsx')).FillButton,
  }),
];
