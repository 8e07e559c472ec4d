import { contribute } from '@hearth/client/slots';
import { LOCATION_TOOLS } from '@hearth/domains/core/slots';

/** The export of locations: their page is below this domain, all others show the menu themselves. */
export const contributions = [
  contribute(LOCATION_TOOLS, {
    order: 10,
    load: async () => (await import('./components/export-locations-menu.tsx')).ExportLocationsMenu,
  }),
];
