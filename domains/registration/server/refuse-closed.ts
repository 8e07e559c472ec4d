import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { CANDIDATE_SIGN_UP_CLOSED, EMPLOYER_SIGN_UP_CLOSED } from '../contract/failures.ts';
import type { RegistrationRow } from './queries/registration.ts';
import { findRegistration } from './queries/registration.ts';

/**
 * Refuses to make somebody what this installation does not let people make themselves. What they are already stays, and so
 * the same call may come again. An employer by invitation comes by a set-up link, never by this.
 */
export async function requireOpenRegistration(
  { db, config }: Pick<Work, 'db' | 'config'>,
  userId: string,
  wanted: RegistrationRow['user_type'],
): Promise<void> {
  const known = await findRegistration(db, userId);
  if (wanted === 'EMPLOYER' && known?.user_type !== 'EMPLOYER' && config.employerSignUp !== 'open')
    throw failure(EMPLOYER_SIGN_UP_CLOSED);
  // Where no one makes an account by themselves, whoever has one was invited or came by a provider, and may apply.
  const isOwnMade = config.employerSignUp === 'open';
  if (wanted === 'CANDIDATE' && known === undefined && config.candidateSignUp === 'closed' && isOwnMade)
    throw failure(CANDIDATE_SIGN_UP_CLOSED);
}
