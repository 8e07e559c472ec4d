import type { RequestState, SignerRole } from '../contract/schemas.ts';

/** What the state of a request is told from. */
export interface SignerFacts {
  readonly id: string;
  readonly position: number;
  readonly role: SignerRole;
  readonly state: 'WAITING' | 'SIGNED' | 'DECLINED';
}

/** Whose turn it is: the first who has not signed. Nobody’s once somebody declined. */
export function turnOf<S extends SignerFacts>(signers: readonly S[]): S | undefined {
  if (signers.some(({ state }) => state === 'DECLINED')) return undefined;
  return signers.toSorted((a, b) => a.position - b.position).find(({ state }) => state === 'WAITING');
}

/** What a request is by its signers, unless it was ended otherwise: what ended stays as it ended. */
export function stateOf(before: RequestState, signers: readonly SignerFacts[]): RequestState {
  if (before !== 'WAITING') return before;
  if (signers.some(({ state }) => state === 'DECLINED')) return 'DECLINED';
  return signers.length > 0 && signers.every(({ state }) => state === 'SIGNED') ? 'SIGNED' : 'WAITING';
}

/** Why somebody can’t sign now; nothing where they can. */
export function refusalOf(
  request: RequestState,
  signers: readonly SignerFacts[],
  signerId: string,
): 'REPLACED' | 'CLOSED' | 'NOT_YOUR_TURN' | undefined {
  if (request === 'REPLACED') return 'REPLACED';
  const own = signers.find(({ id }) => id === signerId);
  if (request !== 'WAITING' || own === undefined || own.state !== 'WAITING') return 'CLOSED';
  return turnOf(signers)?.id === signerId ? undefined : 'NOT_YOUR_TURN';
}
