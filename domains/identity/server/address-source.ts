import type { AddressSource } from '@hearth/platform/access/sources';
import { findAwaitingProof } from './queries/user.ts';

/** Which addresses are mailed nothing yet: somebody applied with them without signing in, and they are not proven. */
export const addressSource: AddressSource = {
  awaitsProof: async (tx, addresses) => new Set(await findAwaitingProof(tx, addresses)),
};
