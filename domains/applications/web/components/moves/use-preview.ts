import { useCall } from '@hearth/client/query';
import { previewMoves } from '@hearth/domains/applications/contract';
import type { EndReason } from '../../../contract/schemas.ts';
import type { Aim } from '../../../rules/steps.ts';

/** Whom a move of many is about. */
export type Whom = { application_ids: string[] } | { job_id: string };

/** What a move of many would do; asked for once it can be said. */
export function usePreview(brandId: string, whom: Whom, to: Aim, reason: EndReason | null) {
  return useCall(
    previewMoves,
    { params: { id: brandId }, body: { whom, ...to, reason } },
    { enabled: to.stage !== 'REJECTED' || reason !== null, staleTime: 0, keepPrevious: true },
  );
}
export type Preview = ReturnType<typeof usePreview>;
