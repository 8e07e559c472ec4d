import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listPositions } from '@hearth/domains/team/contract';
import type { BankQuestion } from '../contract/question-schemas.ts';

/** Loads the group's positions. */
export function usePositions() {
  return useCall(listPositions, { params: { id: useBrand().id } });
}

/** The positions that can be chosen: the group's, and of those chosen before the ones that it no longer has. */
export function useOfferedPositions(chosen: BankQuestion['positions']): BankQuestion['positions'] {
  const known = usePositions().data?.positions ?? [];
  return [...known, ...chosen.filter(({ id }) => known.every((position) => position.id !== id))];
}
