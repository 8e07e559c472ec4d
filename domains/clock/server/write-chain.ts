import { createHash } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { canonicalText } from '../rules/chain.ts';
import { presentPunch } from './present.ts';
import { addToChain, lockChain } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';

/** A row before it has its place in the chain. */
export type NewPunch = Omit<PunchRow, 'seq' | 'hash'>;

/** SHA-256 in hexadecimal, as chains are made of. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A person's chain, held until the transaction ends. */
export interface HeldChain {
  /** Gives rows their places at the end and writes them, in this order. */
  add(rows: readonly NewPunch[]): Promise<PunchRow[]>;
}

/** Holds the chain of a person: between this and the end of the transaction nobody else adds to it. */
export async function holdChain(
  tx: Tx<'system'>,
  person: { readonly employeeId: string; readonly groupId: string },
): Promise<HeldChain> {
  let { seq, hash } = await lockChain(tx, person);
  return {
    add: async (rows) => {
      const written = rows.map((row): PunchRow => {
        seq += 1;
        const { hash: _none, ...chained } = presentPunch({ ...row, seq, hash: '' });
        hash = sha256(canonicalText(chained, hash));
        return { ...row, seq, hash };
      });
      await addToChain(tx, written);
      return written;
    },
  };
}
