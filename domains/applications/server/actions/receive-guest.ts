import { createUser } from '@hearth/domains/identity/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import { assignAttachments } from '@hearth/domains/media/service';
import { registerCandidate } from '@hearth/domains/registration/service';
import type { Work } from '@hearth/platform/module';
import { loadOpenFurtherJobs } from '../further-jobs.ts';
import { noteReceived } from '../queries/guest-application.ts';
import type { GuestRow } from '../queries/guest-application.ts';
import { receiveSent } from './receive-sent.ts';

type Means = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** Adds whoever applied without signing in: a candidate without a password, who is mailed nothing else until the address is proven. */
export async function addGuest(work: Means, { email, content }: GuestRow): Promise<string> {
  const application = content?.application;
  const id = await createUser(work.db, {
    email,
    firstName: application?.first_name ?? '',
    lastName: application?.last_name ?? '',
    mailWaitsForProof: true,
  });
  await registerCandidate(work, id);
  return id;
}

/** Makes the applications of what was sent without signing in, in the name of a person; the id of the first. Null where it was done before. */
export async function receiveGuest(
  work: Means,
  guest: GuestRow,
  job: KnownJob,
  userId: string,
): Promise<string | null> {
  const { content, attachment_ids: attachmentIds } = guest;
  if (content === null) return null;
  const { application, given } = content;
  const further = await loadOpenFurtherJobs(work, job, application.also ?? [], given, userId);
  await assignAttachments(work.db, guest.group_id, attachmentIds, userId);
  const id = await receiveSent(work, [job, ...further], {
    application,
    kept: { attachmentIds, given },
    person: { id: userId, email: guest.email },
    along: null,
  });
  await noteReceived(work.db, guest.id, id);
  return id;
}
