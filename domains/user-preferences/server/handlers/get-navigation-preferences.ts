import { implement } from '@hearth/platform/module';
import { getNavigationPreferences as contract } from '../../contract/endpoints.ts';
import { findNavigation } from '../queries/navigation.ts';

export const getNavigationPreferences = implement(
  contract,
  async (_input, { db, actor }) => (await findNavigation(db, actor.userId)) ?? { default_home_page: null },
);
