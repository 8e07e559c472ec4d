import type { Tx } from '@hearth/platform/database';
import { mergeChains } from '../rules/chain.ts';
import { findChains } from './queries/chain.ts';
import type { ChainRow } from './queries/chain.ts';

export { mergeChains, chainProgress, startSteps } from '../rules/chain.ts';
export type { ChainProgress, ChainStep } from '../rules/chain.ts';
export { createApprovals } from './approvals.ts';
export { findPath } from './queries/chain.ts';
export type { ChainRow } from './queries/chain.ts';
export { isWaitingFor } from './queries/waits-for.ts';
export { loadReader, rolesAt } from './reader.ts';
export type { Reader } from './reader.ts';

/** Finds the chains at a brand: its own, its ancestors', and both merged. */
export async function findChainsAt<Row extends ChainRow>(tx: Tx, table: string, brandId: string) {
  const chains = await findChains<Row>(tx, table, brandId);
  return {
    own: chains.find((chain) => chain.brand_id === brandId),
    above: chains.filter((chain) => chain.brand_id !== brandId),
    all: chains,
    roles: mergeChains(chains.map((chain) => chain.roles)),
  };
}
