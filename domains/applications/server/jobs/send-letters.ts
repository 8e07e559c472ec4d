import { defineJob } from '@hearth/platform/jobs/job-contract';
import { findLetterBrands } from '@hearth/domains/core/service';
import { pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { markLettersSent, lockDueLetters } from '../queries/letter.ts';
import { phrasesIn } from '../words.ts';

export const SEND_LETTERS = defineJob('applications.sendLetters', {});
const AT_ONCE = 50;

/** Sends due mails that were not cancelled, each batch in its own transaction, in the look of the brand that was applied to. */
export const sendLetters = workOn(SEND_LETTERS, {
  // For what was asked for at its time and failed then.
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async ({ db, clock, config, mail }) => {
        const due = await lockDueLetters(db, clock.now(), AT_ONCE);
        const brands = await findLetterBrands(
          db,
          config,
          due.map(({ location_id: id }) => id),
        );
        for (const { recipient: to, language, subject, body: text, location_id: place } of due) {
          const button = { label: phrasesIn(language).button, link: pageLink(config, language, '/my/applications') };
          await mail(composeCustomMail({ to, language, brand: brands.get(place), subject, text, button }));
        }
        if (due.length > 0)
          await markLettersSent(
            db,
            due.map(({ id }) => id),
          );
        return due.length;
      });
    }
  },
});
