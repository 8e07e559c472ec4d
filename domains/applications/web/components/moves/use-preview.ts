import { useCall } from '@hearth/client/query';
import { previewMoves } from '@hearth/domains/applications/contract';
import type { EndReason, Stage } from '../../../contract/schemas.ts';

/** Whom a move of many is about. */
export type Whom = { application_ids: string[] } | { job_id: string };

/** What a move of many would do; asked for once it can be said. */
export function usePreview(brandId: string, whom: Whom, to: Stage, reason: EndReason | null) {
  return useCall(
    previewMoves,
    { params: { id: brandId }, body: { whom, stage: to, reason } },
    { enabled: to !== 'REJECTED' || reason !== null, staleTime: 0, keepPrevious: true },
  );
}
export type Preview = ReturnType<typeof usePreview>;
