import type { Tx } from '@hearth/platform/database';
import { joined } from '../rules/chain.ts';
import { findChains } from './queries/chain.ts';
import type { ChainRow } from './queries/chain.ts';

export { joined, standingOf, stepsFor } from '../rules/chain.ts';
export type { ChainStanding, ChainStep } from '../rules/chain.ts';
export { approvalsOf } from './approvals.ts';
export { findApprovers } from './approvers.ts';
export { findPath } from './queries/chain.ts';
export type { ChainRow } from './queries/chain.ts';
export { waitsFor } from './queries/waits-for.ts';
export { readerOf, rolesAt } from './reader.ts';
export type { Reader } from './reader.ts';

/** The chains of a table that hold at a place: what it says itself, what those above it say, and who is asked in all. */
export async function chainsAt<Row extends ChainRow>(tx: Tx, table: string, brandId: string) {
  const chains = await findChains<Row>(tx, table, brandId);
  return {
    own: chains.find((chain) => chain.brand_id === brandId),
    above: chains.filter((chain) => chain.brand_id !== brandId),
    all: chains,
    roles: joined(chains.map((chain) => chain.roles)),
  };
}
