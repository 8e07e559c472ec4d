import { findLetterBrand, getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findPerson, ownPageAddress, composeCustomMail } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { APPLICATION_RECEIVED } from '../../contract/events.ts';
import { linkTo } from '../link.ts';
import { findUnscoped, findSentTogether } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';
import { phrasesIn } from '../words.ts';

/** What the confirmation of an application is about, for those who look whether it arrived. */
export const CONFIRMATION = 'applications.confirmation';

/**
 * Whoever applied hears at once that the employer has it, and what comes next. The letter's one button opens the application and
 * proves the address where nobody has yet. What was sent to several locations together is one letter.
 */
export const confirmReceived = listenTo(APPLICATION_RECEIVED, {
  name: 'applications.confirmReceived',
  run: ({ data: { application_id: id } }, work) =>
    work.run(SYSTEM, async (means) => {
      const row = await findUnscoped(means.db, id);
      if (row === undefined) return;
      const together = await findSentTogether(means.db, row);
      if (together[0]?.id === id) await confirm(means, row, together.map((one) => one.location_name));
    }),
});

async function confirm(means: Work<'system'>, row: ApplicationRow, locations: readonly string[]): Promise<void> {
  const { db, config } = means;
  const person = await findPerson(db, row.user_id);
  if (person === undefined) return;
  const { language } = row;
  const words = phrasesIn(language).confirmation;
  const values = {
    name: row.first_name,
    job: row.job_title,
    employer: row.employer_name,
    location: new Intl.ListFormat(language).format(locations),
    address: row.email,
  };
  const say = (phrase: string): string => fillPlaces(phrase, values);
  const letterId = newId(means.clock.now().getTime());
  const asks = row.email !== '' && person.email === row.email && !person.isEmailVerified;
  if (row.email !== '')
    await means.mail({
      ...composeCustomMail({
        to: row.email,
        language,
        brand: await findLetterBrand(db, config, row.location_id),
        // A job's title may be written over several lines; a subject may not.
        subject: say(words.subject).replaceAll(/\s+/g, ' '),
        text: [
          say(phrasesIn(language).hello),
          say(words.line),
          say(words.next),
          ...(asks ? [say(words.confirm)] : []),
          say(words.why),
        ].join('\n\n'),
        button: {
          label: asks ? words.confirmButton : words.button,
          link: ownPageAddress(config, language, '/application', await linkTo(db, row)),
        },
      }),
      about: { kind: CONFIRMATION, id: letterId, within: row.id },
    });
  const { timeZone } = await getBrand(db, row.location_id);
  await notify(means, {
    kind: 'candidate.applicationSent',
    aboutId: row.id,
    placeId: row.location_id,
    timeZone,
    people: [
      {
        userId: row.user_id,
        write: () => ({ title: say(words.subject), text: say(words.next), link: '/my/applications' }),
        letter: row.email === '' ? undefined : letterId,
      },
    ],
  });
}
