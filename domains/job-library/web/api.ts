import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listPositions } from '@hearth/domains/team/contract';

/** Loads the group's positions. */
export function usePositions() {
  return useCall(listPositions, { params: { id: useBrand().id } });
}
