import type { Tx } from '@hearth/platform/database';
import type { ApproverRole } from '../contract/schemas.ts';
import { joined } from '../rules/chain.ts';
import { findChains } from './queries/chain.ts';

/** Who is asked at a brand, and which of them the brand itself has named. */
export async function chainAt(
  tx: Tx,
  brandId: string,
): Promise<{ readonly roles: ApproverRole[]; readonly own: ApproverRole[] }> {
  const chains = await findChains(tx, brandId);
  const own = chains.find((chain) => chain.brand_id === brandId)?.roles ?? [];
  return { roles: [...joined(chains.map(({ roles }) => roles))], own };
}
