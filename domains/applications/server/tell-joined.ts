import { findHolders } from '@hearth/domains/access/service';
import { fillPlaces, findPeople, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Work } from '@hearth/platform/module';
import type { ApplicationRow } from './queries/application.ts';
import { lastStageEvents } from './queries/stage-event.ts';
import { phrasesIn } from './words.ts';

/**
 * Mails the hiring manager that the new hire joined, if they still see the application. Whoever may no longer see the
 * application is not told, nor is somebody without an address.
 */
export async function notifyJoined(
  { db, config, clock, mail }: Pick<Work<'system'>, 'db' | 'config' | 'clock' | 'mail'>,
  row: Pick<
    ApplicationRow,
    'id' | 'group_id' | 'location_id' | 'location_name' | 'first_name' | 'last_name' | 'job_title'
  >,
): Promise<void> {
  const hirer = (await lastStageEvents(db, [row.id])).get(row.id)?.by_user_id;
  if (hirer === null || hirer === undefined) return;
  const place = { groupId: row.group_id, brandId: row.location_id };
  if (!(await findHolders(db, place, 'VIEW_APPLICATIONS', clock.now())).includes(hirer)) return;
  const person = (await findPeople(db, [hirer])).get(hirer);
  if (person === undefined || person.email === null || person.isDisabled) return;
  // What somebody reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(config.publicUrl).host);
  const words = phrasesIn(language);
  const candidate = `${row.first_name} ${row.last_name}`.trim();
  const values = { name: person.firstName, candidate, job: row.job_title, place: row.location_name };
  await mail(
    composeCustomMail({
      to: person.email,
      language,
      // A name may hold whatever somebody typed; a subject is one line.
      subject: fillPlaces(words.joined.subject, values).replaceAll(/\s+/g, ' '),
      text: [fillPlaces(words.hello, values), fillPlaces(words.joined.line, values)].join('\n\n'),
      button: {
        label: words.joined.button,
        link: pageLink(config, language, `/dashboard/hiring?application=${row.id}`),
      },
    }),
  );
}
