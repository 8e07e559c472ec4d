import { contribute } from '@hearth/client/slots';
import { APPLICATION_PERSON, HIRING_POOL, POOL_SELECTED } from '@hearth/domains/applications/slots';

/** What the talent pool adds to the pages of hiring. */
export const contributions = [
  contribute(APPLICATION_PERSON, { load: async () => (await import('./components/pool-card.tsx')).PoolCard }),
  contribute(HIRING_POOL, { load: async () => (await import('./components/pool-view.tsx')).PoolView }),
  contribute(POOL_SELECTED, { load: async () => (await import('./components/add-dialog.tsx')).AddDialog }),
];
