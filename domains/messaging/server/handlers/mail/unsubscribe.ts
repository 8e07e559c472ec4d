import { findConversationSubject } from '@hearth/domains/applications/service';
import { findPerson } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Config } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { unsubscribe as contract } from '../../../contract/mail-endpoints.ts';
import { insertChoice, isMailWanted } from '../../queries/mail.ts';
import { findHouseMail, setHouseChoice } from '../../queries/house-mail.ts';
import { isSignedFor, isSignedForColleague, readEmployerReplyAddress, readReplyAddress } from '../../reply-address.ts';

/** The token is the first part of the address that answers go to: who got the mail has it. */
export const unsubscribe = implement(contract, async ({ params }, { config, run }) => {
  const { mailIn } = config;
  const house = mailIn === undefined ? null : readEmployerReplyAddress(`${params.token}@${mailIn.domain}`, mailIn);
  if (mailIn !== undefined && house !== null) {
    await run(SYSTEM, (work) => turnOffMail(work, house, mailIn));
    return {};
  }
  const address = mailIn === undefined ? null : readReplyAddress(`${params.token}@${mailIn.domain}`, mailIn);
  if (mailIn === undefined || address === null) throw failure(NOT_FOUND);
  await run(SYSTEM, async (work) => {
    const subject = await findConversationSubject(work.db, address.applicationId);
    if (subject === null) throw failure(NOT_FOUND);
    const who = { applicationId: subject.id, userId: subject.candidateUserId };
    const person = await findPerson(work.db, subject.candidateUserId);
    if (person?.email == null || !isSignedFor(who, address.signature, mailIn)) throw failure(NOT_FOUND);
    if (!(await isMailWanted(work.db, subject.groupId, person.email))) return;
    await insertChoice(work.db, {
      id: newId(),
      group_id: subject.groupId,
      user_id: person.id,
      address: person.email,
      wanted: false,
      via: 'LINK',
      at: work.clock.now(),
    });
  });
  return {};
});

/** Turns off an employee's mail about the messages of a group. */
async function turnOffMail(
  { db, clock }: Work<'system'>,
  { houseMailId, signature }: NonNullable<ReturnType<typeof readEmployerReplyAddress>>,
  mailIn: NonNullable<Config['mailIn']>,
): Promise<void> {
  const row = await findHouseMail(db, houseMailId);
  if (row === undefined) throw failure(NOT_FOUND);
  const who = { houseMailId, applicationId: row.application_id, userId: row.user_id };
  if (!isSignedForColleague(who, signature, mailIn)) throw failure(NOT_FOUND);
  await setHouseChoice(db, {
    groupId: row.group_id,
    userId: row.user_id,
    choice: 'NEVER',
    via: 'LINK',
    at: clock.now(),
  });
}
