import { defineJob } from '@hearth/platform/job-contract';
import { pageLink, writtenLetter } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { noteSent, takeDueLetters } from '../queries/letter.ts';
import { wordsIn } from '../words.ts';

export const SEND_LETTERS = defineJob('applications.sendLetters', {});
const AT_ONCE = 50;

/** Sends the letters whose time has come and that nobody has taken back; each batch is a transaction of its own. */
export const sendLetters = workOn(SEND_LETTERS, {
  // For what was asked for at its time and failed then.
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async ({ db, clock, config, mail }) => {
        const due = await takeDueLetters(db, clock.now(), AT_ONCE);
        for (const { recipient: to, language, subject, body: text } of due) {
          const button = { label: wordsIn(language).button, link: pageLink(config, language, '/my/applications') };
          await mail(writtenLetter({ to, language, subject, text, button }));
        }
        if (due.length > 0)
          await noteSent(
            db,
            due.map(({ id }) => id),
          );
        return due.length;
      });
    }
  },
});
