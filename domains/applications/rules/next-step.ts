import type { Card } from '../contract/schemas.ts';
import { isOpen } from './stages.ts';

/** What is next for an application: `ours` is the employer's turn. Each has its words on the card. */
export type NextStep =
  | {
      readonly ours: true;
      readonly what:
        | 'ANSWER'
        | 'SCREEN'
        | 'INVITE_OR_REJECT'
        | 'DECIDE'
        | 'INVITE'
        | 'NOTE'
        | 'OFFER'
        | 'OFFER_ANEW'
        | 'HIRE';
    }
  | { readonly ours: false; readonly what: 'REPLY' | 'CHOOSE_TIME' | 'ON_TEAM' }
  | { readonly ours: false; readonly what: 'MEET' | 'SIGN'; readonly at: string };

type Known = Pick<Card, 'stage' | 'unread' | 'waiting_since' | 'interview' | 'offer'>;

/**
 * The one thing that is next: a message to answer first, then what was offered, then what was arranged, then what the stage asks
 * for. Null where an application has ended without a contract.
 */
export function nextStep(
  { stage, unread, waiting_since: waits, interview, offer }: Known,
  now: number,
): NextStep | null {
  if (stage === 'HIRED') return unread > 0 ? { ours: true, what: 'ANSWER' } : { ours: false, what: 'ON_TEAM' };
  if (!isOpen(stage)) return null;
  const early = stage === 'NEW' || stage === 'SCREEN';
  if (unread > 0 || (waits !== null && !early)) return { ours: true, what: 'ANSWER' };
  if (stage === 'OFFER') return afterOffer(offer);
  if (interview?.state === 'BOOKED' && interview.starts_at !== null)
    return Date.parse(interview.starts_at) > now
      ? { ours: false, what: 'MEET', at: interview.starts_at }
      : { ours: true, what: 'NOTE' };
  if (interview?.state === 'INVITED') return { ours: false, what: 'CHOOSE_TIME' };
  if (early && waits === null) return { ours: false, what: 'REPLY' };
  if (stage === 'NEW') return { ours: true, what: 'SCREEN' };
  if (interview !== null) return { ours: true, what: 'DECIDE' };
  if (stage === 'SCREEN') return { ours: true, what: 'INVITE_OR_REJECT' };
  return { ours: true, what: 'INVITE' };
}

/** At the stage of the offer it is the employer's turn until one was sent, and again once it was answered. */
function afterOffer(offer: Known['offer']): NextStep {
  if (offer === null) return { ours: true, what: 'OFFER' };
  if (offer.state === 'SENT') return { ours: false, what: 'SIGN', at: offer.at };
  return { ours: true, what: offer.state === 'ACCEPTED' ? 'HIRE' : 'OFFER_ANEW' };
}
