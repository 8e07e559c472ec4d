import { useCall } from '@hearth/client/query';
import { previewMoves } from '@hearth/domains/applications/contract';
import type { EndReason } from '../../../contract/schemas.ts';
import type { MoveTarget } from '../../../rules/steps.ts';

/** The applications of a bulk move. */
export type MoveSelection = { application_ids: string[] } | { job_id: string };

/** Previews a bulk move once its target is complete. */
export function useMovePreview(brandId: string, whom: MoveSelection, to: MoveTarget, reason: EndReason | null) {
  return useCall(
    previewMoves,
    { params: { id: brandId }, body: { whom, ...to, reason } },
    { enabled: to.stage !== 'REJECTED' || reason !== null, staleTime: 0, keepPrevious: true },
  );
}
export type MovePreview = ReturnType<typeof useMovePreview>;
