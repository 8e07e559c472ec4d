import type { OfferState } from '../contract/schemas.ts';

/** What can be done with an offer; reading it changes nothing. */
export type Deed = 'sign' | 'decline' | 'withdraw' | 'expire';

const AFTER: Readonly<Record<Deed, OfferState>> = {
  sign: 'ACCEPTED',
  decline: 'DECLINED',
  withdraw: 'WITHDRAWN',
  expire: 'EXPIRED',
};

/** How an offer stands at a moment: one that nobody answered in time is over, whether or not it was noted yet. */
export function standingOf(state: OfferState, expiresAt: number, now: number): OfferState {
  return state === 'SENT' && now >= expiresAt ? 'EXPIRED' : state;
}

/** How an offer stands after a deed; null where it may not be done. What is signed, declined, withdrawn or run out stays so. */
export function stateAfter(
  { state, expiresAt }: { readonly state: OfferState; readonly expiresAt: number },
  deed: Deed,
  now: number,
): OfferState | null {
  if (state !== 'SENT') return null;
  return (deed === 'expire') === now >= expiresAt ? AFTER[deed] : null;
}
