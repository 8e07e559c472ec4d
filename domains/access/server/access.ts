import { Failure, FORBIDDEN, NOT_FOUND, SUSPENDED } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import type { AccessRequirement } from '@hearth/platform/access/sources';
import { GateGrant } from './gate-grant.ts';

type GrantAt = (brandId: string, need: AccessRequirement) => Promise<BrandGrant>;

/** Finds what the caller holds at or below a brand; null if nothing, also for unknown brands. */
export async function findGrantAt(grantAt: GrantAt, brandId: string): Promise<GateGrant | null> {
  try {
    const grant = await grantAt(brandId, { orBelow: true });
    return grant instanceof GateGrant ? grant : null;
  } catch (error) {
    if (error instanceof Failure && [FORBIDDEN, NOT_FOUND, SUSPENDED].includes(error.kind as never)) return null;
    throw error;
  }
}
