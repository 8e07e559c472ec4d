import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, findPersonByEmail, ownPageAddress, composeCustomMail } from '@hearth/domains/identity/service';
import { listJobsById } from '@hearth/domains/jobs/service';
import { uuid } from '@hearth/kit/schema';
import { SYSTEM } from '@hearth/platform/database';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { guestLinks } from '../link.ts';
import { lockGuest } from '../queries/guest-application.ts';
import type { GuestRow } from '../queries/guest-application.ts';
import { getLocationInfo } from '../queries/location.ts';
import { addGuest, receiveGuest } from '../actions/receive-guest.ts';
import { phrasesIn } from '../words.ts';

export const RECEIVE_GUEST = defineJob('applications.receiveGuest', { id: uuid });

/**
 * Receives an application that was sent without signing in, for an address that nobody has here. One whose address has an account waits:
 * its owner is asked by mail whether it is theirs.
 */
export const receiveGuestJob = workOn(RECEIVE_GUEST, {
  // Two of one address at the same moment: the second is tried again, and finds an account.
  retries: 3,
  run: ({ id }, { run }) =>
    run(SYSTEM, async (work) => {
      const guest = await lockGuest(work.db, id);
      if (guest === undefined || guest.content === null) return;
      const person = await findPersonByEmail(work.db, guest.email);
      // It was open a moment ago, when it was sent.
      const job = (await listJobsById(work.db, [guest.job_id])).get(guest.job_id);
      if (job === undefined) return;
      if (person === undefined) await receiveGuest(work, guest, job, await addGuest(work, guest));
      else if (!person.isDisabled) await askOwner(work, guest, job.title, job.location_id);
    }),
});

async function askOwner(work: Work<'system'>, guest: GuestRow, jobTitle: string, locationId: string): Promise<void> {
  const { db, config } = work;
  const { language } = guest;
  const place = await getLocationInfo(db, locationId);
  const words = phrasesIn(language).waiting;
  const values = { job: jobTitle, employer: place.employer_name, location: place.location_name, address: guest.email };
  const say = (phrase: string): string => fillPlaces(phrase, values);
  await work.mail({
    ...composeCustomMail({
      to: guest.email,
      language,
      brand: await findLetterBrand(db, config, locationId),
      // A job's title may be written over several lines; a subject may not.
      subject: say(words.subject).replaceAll(/\s+/g, ' '),
      text: [say(words.line), say(words.next), say(words.why)].join('\n\n'),
      button: {
        label: words.button,
        link: ownPageAddress(config, language, '/application', await guestLinks.make(db, { id: guest.id })),
      },
    }),
    beforeProof: true,
  });
}
