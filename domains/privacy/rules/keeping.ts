import type { Stage } from '@hearth/domains/applications/schemas';
import type { KeptBecause } from '../contract/schemas.ts';

/** Why an application has to be kept: it became an employment, or something was signed. Null when nothing speaks against forgetting it. */
export function keptBecause(stage: Stage, isSigned: boolean): KeptBecause | null {
  if (stage === 'HIRED') return 'HIRED';
  return isSigned ? 'SIGNED' : null;
}
