import type { Stage } from '@hearth/domains/applications/schemas';
import type { RetentionReason } from '../contract/schemas.ts';

/**
 * Returns why an application must be kept (hired or signed), or null. Null when nothing speaks against forgetting it.
 */
export function retentionReason(stage: Stage, isSigned: boolean): RetentionReason | null {
  if (stage === 'HIRED') return 'HIRED';
  return isSigned ? 'SIGNED' : null;
}
