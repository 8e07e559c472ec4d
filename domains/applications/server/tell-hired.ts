import { fillPlaces, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { Work } from '@hearth/platform/module';
import type { ApplicationRow } from './queries/application.ts';
import { phrasesIn } from './words.ts';

/** Mails a new hire where to join the team; does nothing without an address. Nobody is told who gave no address. */
export async function notifyHired(
  { config, mail }: Pick<Work, 'config' | 'mail'>,
  row: Pick<ApplicationRow, 'email' | 'language' | 'first_name' | 'job_title' | 'employer_name'>,
): Promise<void> {
  if (row.email === '') return;
  const words = phrasesIn(row.language);
  const values = { name: row.first_name, employer: row.employer_name, job: row.job_title };
  const say = (phrase: string): string => fillPlaces(phrase, values);
  await mail(
    composeCustomMail({
      to: row.email,
      language: row.language,
      // A job's title may be written over several lines; a subject may not.
      subject: say(words.hired.subject).replaceAll(/\s+/g, ' '),
      text: [say(words.hello), say(words.hired.line), say(words.hired.join)].join('\n\n'),
      button: { label: words.hired.button, link: pageLink(config, row.language, '/my/applications') },
    }),
  );
}
