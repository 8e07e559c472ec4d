import type { BrandGrant } from '@hearth/kit/access';

/** Whether a reader plans the whole place, as writing here demands: not some departments alone. */
export function plansWholePlace(grant: Pick<BrandGrant, 'codes' | 'holds'>): boolean {
  return grant.codes === null && grant.holds('EDIT_SCHEDULE');
}
