import { Failure, FORBIDDEN, NOT_FOUND, SUSPENDED } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import type { Need } from '@hearth/platform/access/sources';
import { GateGrant } from './gate-grant.ts';

type GrantAt = (brandId: string, need: Need) => Promise<BrandGrant>;

/** What the caller holds at a brand or below it; null where they hold nothing, alike for brands that do not exist. */
export async function heldAt(grantAt: GrantAt, brandId: string): Promise<GateGrant | null> {
  try {
    const grant = await grantAt(brandId, { orBelow: true });
    return grant instanceof GateGrant ? grant : null;
  } catch (error) {
    if (error instanceof Failure && [FORBIDDEN, NOT_FOUND, SUSPENDED].includes(error.kind as never)) return null;
    throw error;
  }
}
