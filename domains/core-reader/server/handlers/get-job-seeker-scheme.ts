import { findBrandPlaces, getProfileScheme } from '@hearth/domains/core/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { groupScope, inScope } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getJobSeekerScheme as contract } from '../../contract/endpoints.ts';

export const getJobSeekerScheme = implement(contract, async (_input, { db }) => {
  const [employment] = await findMyEmployments(db);
  const [place] = employment === undefined ? [] : await findBrandPlaces(db, [employment.location_id]);
  // Colours and pictures of one's own place of work; a person's own scope shows no settings of brands.
  return inScope(db, groupScope(place === undefined ? [] : [place.groupId]), (tx) =>
    getProfileScheme(tx, place?.ancestorIds ?? []),
  );
});
