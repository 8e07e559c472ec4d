import { defineJob } from '@hearth/platform/jobs/job-contract';
import { uuid } from '@hearth/kit/schema';
import { fillPlaces, findPerson, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { eachOnItsOwn } from '@hearth/platform/jobs/each-apart';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Job, Work } from '@hearth/platform/module';
import type { Verdict } from '@hearth/platform/peers/virus-scan';
import { checkDelay } from '../../rules/next-check.ts';
import { findDue, findUnchecked, recordCheck } from '../queries/attachment.ts';
import type { AttachmentRow } from '../queries/attachment.ts';
import { insertInfected } from '../queries/infected-file.ts';
import { phrasesIn } from '../words.ts';
import { DROP_FILES } from './drop-files.ts';

export const CHECK_ATTACHMENT = defineJob('media.checkAttachment', { id: uuid });
const AT_ONCE = 200;

/** Scans a pending attachment; false only if the scanner was unavailable. */
async function scanAttachment(id: string, { files, scan, run, clock }: FreeWork): Promise<boolean> {
  const row = await run(SYSTEM, ({ db }) => findUnchecked(db, id));
  const bytes = row === undefined ? null : await files.get(row.key);
  if (row === undefined || bytes === null) return true;
  // Where there is no scanner any more, nothing is waited for.
  const verdict: Verdict = scan === undefined ? { state: 'CLEAN' } : await scan(bytes);
  await run(SYSTEM, async (work) => {
    if (verdict.state === 'UNCHECKED') {
      await recordCheck(work.db, id, { nextAt: new Date(clock.now().getTime() + checkDelay(row.checks)) });
      return;
    }
    const infectedWith = verdict.state === 'INFECTED' ? verdict.signature : null;
    // Two that looked at once write and tell it once.
    if (!(await recordCheck(work.db, id, { infectedWith }))) return;
    if (infectedWith !== null) await removeInfected(work, row, infectedWith);
    if (row.announce !== null) await work.emit(row.announce);
  });
  return verdict.state !== 'UNCHECKED';
}

/** Removes the bytes, records the finding, and notifies the sender where nothing else does. */
async function removeInfected(
  { db, clock, config, mail, enqueue }: Work<'system'>,
  row: AttachmentRow,
  signature: string,
): Promise<void> {
  await enqueue(DROP_FILES, { keys: [row.key] });
  await insertInfected(db, {
    id: newId(),
    group_id: row.group_id,
    user_id: row.owner_user_id,
    attachment_id: row.id,
    came_as: row.mail_in === null ? 'ATTACHMENT' : 'APPLICATION',
    signature,
    size: row.size,
    at: clock.now(),
  });
  if (row.mail_in === null || row.owner_user_id === null) return;
  const person = await findPerson(db, row.owner_user_id);
  if (person?.email == null || !person.isEmailVerified || person.isDisabled) return;
  const words = phrasesIn(row.mail_in);
  await mail(
    composeCustomMail({
      to: person.email,
      language: row.mail_in,
      brand: undefined,
      subject: words.subject,
      text: fillPlaces(words.text, { name: row.name }),
      button: { label: words.button, link: pageLink(config, row.mail_in, '/my/applications') },
    }),
  );
}

/** Looks through a file as soon as it was sent. */
export const checkAttachment = workOn(CHECK_ATTACHMENT, {
  run: async ({ id }, work) => void (await scanAttachment(id, work)),
});

/** Looks again at what still waits. Where the scanner cannot be asked, one file is enough to know. */
export const checkWaiting: Job = {
  name: 'media.checkWaiting',
  cron: '* * * * *',
  run: async (_data, work) => {
    const ids = await work.run(SYSTEM, ({ db, clock }) => findDue(db, clock.now(), AT_ONCE));
    let isAnswered = true;
    await eachOnItsOwn(work, ids, {
      name: 'media.checkWaiting',
      id: (id) => id,
      run: async (id) => {
        if (isAnswered) isAnswered = await scanAttachment(id, work);
      },
    });
  },
};
