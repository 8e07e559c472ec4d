import { failure } from '@hearth/kit/failure';
import { HIRE_NEEDS_DETAILS, REASON_REQUIRED, STAGE_REFUSED } from '../../contract/failures.ts';
import type { MoveVerdict } from '../../rules/stages.ts';

/** Refuses a move that cannot be made, with what it needs. */
export function refuseMove(verdict: MoveVerdict): void {
  if (verdict === 'refused') throw failure(STAGE_REFUSED);
  if (verdict === 'needs_hire') throw failure(HIRE_NEEDS_DETAILS);
  if (verdict === 'needs_reason')
    throw failure(REASON_REQUIRED, {
      fields: [{ field: 'reason', rule: 'required', message: REASON_REQUIRED.message }],
    });
}
