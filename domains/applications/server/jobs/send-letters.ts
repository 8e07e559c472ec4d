import { findLetterBrands } from '@hearth/domains/core/service';
import { pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import { lockDueLetters, markLettersSent, putOffLetters } from '../queries/letter.ts';
import { phrasesIn } from '../words.ts';

export const SEND_LETTERS = defineJob('applications.sendLetters', {});
const AT_ONCE = 50;
/** When a letter is tried again that could not be written. */
const AGAIN_MS = 6 * 60 * 60_000;

/**
 * Sends due mails that were not cancelled, each batch in its own transaction, in the look of the brand that was applied to. One that cannot
 * be written is put off, and keeps nobody else’s waiting.
 */
export const sendLetters = workOn(SEND_LETTERS, {
  // For what was asked for at its time and failed then.
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const { db, clock, config } = means;
        const due = await lockDueLetters(db, clock.now(), AT_ONCE);
        const brands = await findLetterBrands(
          db,
          config,
          due.map(({ location_id: id }) => id),
        );
        const failed = await eachApart(means, due, {
          name: SEND_LETTERS.name,
          id: (row) => row.id,
          run: async ({ mail }, { recipient: to, language, subject, body: text, location_id: place }) => {
            const button = { label: phrasesIn(language).button, link: pageLink(config, language, '/my/applications') };
            await mail(composeCustomMail({ to, language, brand: brands.get(place), subject, text, button }));
          },
        });
        const idsOf = (rows: typeof due): string[] => rows.map(({ id }) => id);
        await putOffLetters(db, idsOf(failed), new Date(clock.now().getTime() + AGAIN_MS));
        const sent = due.filter((row) => !failed.includes(row));
        if (sent.length > 0) await markLettersSent(db, idsOf(sent));
        return due.length;
      });
    }
  },
});
