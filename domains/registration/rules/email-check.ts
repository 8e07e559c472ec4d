import type { AnswerOf } from '@hearth/kit/endpoint';
import type { validateEmail } from '../contract/endpoints.ts';

/** What is known of an address before sign-up. */
export interface AddressFacts {
  readonly isAddress: boolean;
  readonly isHotelGroup: boolean;
  /** The state of the account that has it. */
  readonly account: 'ACTIVE' | 'NO_PASSWORD' | 'DRAFT_NO_PASSWORD' | undefined;
}

type EmailStatus = AnswerOf<typeof validateEmail>['status'];

/**
 * The sign-up status of an address; the hotel group's domains come first (reading 19). The hotel group's own domains
 * come before the question whether it is taken (reading 19).
 */
export function resolveEmailStatus({ isAddress, isHotelGroup, account }: AddressFacts): EmailStatus {
  if (!isAddress) return 'INVALID';
  if (isHotelGroup) return 'NOT_ALLOWED';
  if (account === undefined) return 'AVAILABLE';
  return account === 'ACTIVE' ? 'USED' : account;
}

/** The words for each status (spec section 5); an available address needs none. */
export const EMAIL_MESSAGES: Readonly<Record<EmailStatus, string | null>> = {
  AVAILABLE: null,
  INVALID: 'Enter the correct email.',
  NOT_ALLOWED: 'You are not authorized to create an account using this portal, please login through Radisson first.',
  USED: 'Email is already used.',
  NO_PASSWORD: 'Account is unverified. An account activation link has been sent to you, please check your inbox.',
  DRAFT_NO_PASSWORD: 'Account is unverified.',
};
