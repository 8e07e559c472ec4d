import type { OfferState } from '../contract/schemas.ts';

/** The actions that change the state of an offer. */
export type OfferAction = 'sign' | 'decline' | 'withdraw' | 'expire';

const AFTER: Readonly<Record<OfferAction, OfferState>> = {
  sign: 'ACCEPTED',
  decline: 'DECLINED',
  withdraw: 'WITHDRAWN',
  expire: 'EXPIRED',
};

/** Returns the state of an offer at an instant; unanswered offers expire even if unmarked. */
export function currentState(state: OfferState, expiresAt: number, now: number): OfferState {
  return state === 'SENT' && now >= expiresAt ? 'EXPIRED' : state;
}

/**
 * Returns the state after an action, or null if it is not allowed. Final states never change. What is signed,
 * declined, withdrawn or run out stays so.
 */
export function nextState(
  { state, expiresAt }: { readonly state: OfferState; readonly expiresAt: number },
  deed: OfferAction,
  now: number,
): OfferState | null {
  if (state !== 'SENT') return null;
  return (deed === 'expire') === now >= expiresAt ? AFTER[deed] : null;
}
