import { findLetterBrand, getBrand } from '@hearth/domains/core/service';
import { fillPlaces, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { newId } from '@hearth/kit/id';
import { formatWeekday } from '@hearth/kit/text/written-dates';
import type { Work } from '@hearth/platform/module';
import type { ApplicationRow } from '../queries/application.ts';
import { phrasesIn } from '../words.ts';

/** What the welcome is about, for those who look whether it arrived. */
export const WELCOME = 'applications.welcome';

/** Where somebody begins, and as what. */
export interface Beginning {
  readonly locationId: string;
  readonly positionName: string;
  readonly firstDay: string;
  /** Whether their account belongs to the team already, as that of somebody who changes the location. */
  readonly hasJoined: boolean;
}

/**
 * Welcomes whoever was hired: as what and where, the first day, and what comes next. It is the last letter of their application,
 * so it also says that nothing that was still booked has to be attended. Nothing is mailed to who gave no address.
 */
export async function notifyHired(
  means: Pick<Work, 'db' | 'clock' | 'config' | 'mail' | 'emit' | 'enqueue'>,
  row: Pick<ApplicationRow, 'id' | 'user_id' | 'email' | 'language' | 'first_name' | 'employer_name'>,
  { locationId, positionName, firstDay, hasJoined }: Beginning,
): Promise<void> {
  const { db, config, clock } = means;
  const { name: location, timeZone } = await getBrand(db, locationId);
  const brand = await findLetterBrand(db, config, locationId);
  const words = phrasesIn(row.language);
  const values = {
    name: row.first_name,
    employer: brand?.name ?? row.employer_name,
    position: positionName,
    location,
    day: formatWeekday(row.language, firstDay),
  };
  const say = (phrase: string): string => fillPlaces(phrase, values);
  // A name may hold whatever somebody typed; a subject is one line.
  const title = say(words.hired.subject).replaceAll(/\s+/g, ' ');
  const lines = [
    say(words.hired.line),
    say(words.hired.first),
    say(hasJoined ? words.hired.shifts : words.hired.join),
    say(words.hired.interviews),
  ];
  const path = hasJoined ? '/my/shifts' : '/my/applications';
  const id = newId(clock.now().getTime());
  if (row.email !== '')
    await means.mail({
      ...composeCustomMail({
        to: row.email,
        language: row.language,
        brand,
        subject: title,
        text: [say(words.hello), ...lines].join('\n\n'),
        button: {
          label: hasJoined ? words.hired.shiftsButton : words.hired.button,
          link: pageLink(config, row.language, path),
        },
      }),
      about: { kind: WELCOME, id, within: row.id },
    });
  await notify(means, {
    kind: 'candidate.hired',
    aboutId: row.id,
    placeId: locationId,
    timeZone,
    people: [
      {
        userId: row.user_id,
        write: () => ({ title, text: lines.slice(1).join('\n\n'), link: path }),
        letter: row.email === '' ? undefined : id,
      },
    ],
  });
}
