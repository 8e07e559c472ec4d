import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { askPeople } from './ask.ts';
import { signerLinks } from './link.ts';
import { findSendable, findUsableIds } from './queries/agreement.ts';
import { findRequestForPerson, findSignedAgreements, findSigners } from './queries/request.ts';
import { LINK_DAYS } from '../rules/limits.ts';

/**
 * Asks somebody for their signature of the current version of an agreement, unless they were asked before or have signed it; answers whether
 * everybody has. Null where nothing is asked for: the agreement isn’t published or is archived, or a guardian signs it, who has to be named.
 * The caller has checked its right.
 */
export function requestSignature(
  work: Work,
  asked: { readonly agreementId: string; readonly employeeId: string; readonly by: string; readonly language: string },
): Promise<{ readonly isSigned: boolean } | null> {
  const { agreementId, employeeId, by, language } = asked;
  return inScope(work.db, SYSTEM, async (db) => {
    const edition = await findSendable(db, agreementId);
    if (edition !== undefined && !edition.signers.includes('GUARDIAN'))
      await askPeople({ ...work, db }, edition, { employeeIds: [employeeId], by, language });
    // What was asked for otherwise, such as before the agreement was archived, can still be signed.
    const state = (await findRequestForPerson(db, agreementId, employeeId))?.state;
    return state === 'WAITING' || state === 'SIGNED' ? { isSigned: state === 'SIGNED' } : null;
  });
}

/** The agreements whose newest request to an employee everybody has signed. */
export function findSignedBy(tx: Tx<'system'>, employeeId: string): Promise<ReadonlySet<string>> {
  return findSignedAgreements(tx, employeeId);
}

/** The link with which an employee without an account signs; for pages that they opened by another link of theirs. */
export async function signingLinkOf(
  tx: Tx<'system'>,
  { agreementId, employeeId, now }: { readonly agreementId: string; readonly employeeId: string; readonly now: Date },
): Promise<string | null> {
  const found = await findRequestForPerson(tx, agreementId, employeeId);
  const signer = found && (await findSigners(tx, [found.id])).find(({ role }) => role === 'EMPLOYEE');
  if (signer === undefined) return null;
  return signerLinks.make(tx, { id: signer.id, endsAt: new Date(now.getTime() + LINK_DAYS * 86_400_000) });
}

/** The published agreements of a group that an onboarding can name: none that a guardian signs, who is named by hand. */
export function findAgreementIds(tx: Tx, groupId: string): Promise<readonly string[]> {
  return findUsableIds(tx, groupId);
}
