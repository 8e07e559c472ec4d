const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The purpose of a card: to create an account, or to choose a new password. */
export type CardPurpose = 'JOIN' | 'RESET';
/** How an invitation comes: on a printed card, or by email. */
export type InvitationChannel = 'CARD' | 'MAIL';

/**
 * The lifetime of a card: short for a password reset, longer for a first day of work. A new password is given hand to
 * hand; a first card may wait for the first day of work.
 */
export const CARD_MS: Readonly<Record<CardPurpose, number>> = { JOIN: 14 * DAY, RESET: 2 * DAY };
/** Wrong PINs after which a card is good for nothing. */
export const WRONG_PINS = 5;
export const PIN_DIGITS = 6;
/** Tries with cards from one network: a house's own network may have many newcomers in an hour. */
export const CARD_TRIES_PER_NETWORK = { count: 120, windowMs: HOUR } as const;
/** Invitations by email that one manager sends one by one. */
export const MAILS_PER_MANAGER = { count: 120, windowMs: HOUR } as const;
/** Invitations by email to one address, from all groups: against flooding a mailbox. */
export const MAILS_PER_ADDRESS = { count: 6, windowMs: DAY } as const;
/** How often a group invites everyone with an email address at once. */
export const BULK_MAILS_PER_GROUP = { count: 6, windowMs: DAY } as const;
/** People who are invited by one run of the job: a transaction stays short. */
export const MAILED_AT_ONCE = 50;

/** Why somebody gets no card. */
export type CardRefusal = 'EMPLOYMENT_HAS_ENDED' | 'ACCOUNT_IS_THEIRS' | 'NOT_YOURS_TO_RESET';

/** The facts about an employee that decide which card they may get. */
export interface CardHolder {
  readonly hasEnded: boolean;
  /** Null without an account. */
  readonly account: {
    readonly isOwn: boolean;
    readonly email: string | null;
    readonly externalAuthSource: string | null;
    readonly isDisabled: boolean;
    /** They are employed by another group as well, whose data the password would open too. */
    readonly worksElsewhere: boolean;
    /** The manager may take all their rights away. */
    readonly isBelow: boolean;
  } | null;
}

/**
 * Which card somebody may get, or why none. A card opens an account to whoever made it, so there is none for an account that
 * its owner can open by other means, for somebody of a higher rank, for one that reaches into another group, and for oneself.
 */
export function cardFor({ hasEnded, account }: CardHolder): CardPurpose | { readonly refused: CardRefusal } {
  if (hasEnded) return { refused: 'EMPLOYMENT_HAS_ENDED' };
  if (account === null) return 'JOIN';
  if (account.email !== null || account.externalAuthSource !== null) return { refused: 'ACCOUNT_IS_THEIRS' };
  const reachable = !account.isOwn && !account.isDisabled && !account.worksElsewhere && account.isBelow;
  return reachable ? 'RESET' : { refused: 'NOT_YOURS_TO_RESET' };
}

/** The state of a card. */
export type CardState = 'OPEN' | 'LOCKED' | 'EXPIRED';

export function cardState(card: { readonly wrongPins: number; readonly expiresAt: Date }, now: Date): CardState {
  if (card.wrongPins >= WRONG_PINS) return 'LOCKED';
  return card.expiresAt > now ? 'OPEN' : 'EXPIRED';
}
