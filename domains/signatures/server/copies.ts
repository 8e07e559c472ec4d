import { findLetterBrand } from '@hearth/domains/core/service';
import { composeCustomMail, fillPlaces, ownPageAddress } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { formatDay } from '@hearth/kit/text/written-dates';
import { localDay } from '@hearth/kit/local-day';
import type { Work } from '@hearth/platform/module';
import { COPY_LINK_DAYS } from '../rules/limits.ts';
import { isClosed } from './access.ts';
import { signerLinks } from './link.ts';
import { insertChanges } from './queries/change.ts';
import {
  claimUncopied,
  type CopiesWay,
  dropLink,
  findAccountOf,
  findRequests,
  findSigners,
  noteAddress,
  type RequestRow,
} from './queries/request.ts';
import { signatureWords, toLanguage } from './words.ts';

const LETTER = 'signatures.copies';
const DAY_MS = 86_400_000;

/** Emails links to copies to somebody without an open account. Answers whether there was an address. */
async function mailCopies(work: Work<'system'>, first: RequestRow, rows: readonly RequestRow[]): Promise<boolean> {
  const { db, config, clock } = work;
  const { email } = first;
  if (email === null || email === '') return false;
  const language = toLanguage(first.language);
  const { letter, hello } = signatureWords(language);
  const endsAt = new Date(clock.now().getTime() + COPY_LINK_DAYS * DAY_MS);
  const signers = await findSigners(
    db,
    rows.map(({ id }) => id),
  );
  const list = [];
  for (const row of rows) {
    const own = signers.find(({ request_id: id, role }) => id === row.id && role === 'EMPLOYEE');
    if (own === undefined) continue;
    // What was mailed before there was an account may be in another mailbox: it opens nothing again.
    if (first.user_id !== null) await dropLink(db, own.id);
    const link = ownPageAddress(config, language, '/sign', await signerLinks.make(db, { id: own.id, endsAt }));
    await noteAddress(db, own.id, email);
    const day = formatDay(language, localDay(row.ended_at ?? row.sent_at, row.time_zone));
    list.push({ label: row.title, note: day, link });
  }
  const values = { name: first.first_name, group: first.group_name };
  await work.mail({
    ...composeCustomMail({
      to: email,
      language,
      brand: await findLetterBrand(db, config, first.location_id),
      subject: fillPlaces(letter.copies, values).replaceAll(/\s+/g, ' '),
      text: [fillPlaces(hello, values), fillPlaces(letter.copiesText, values), letter.private].join('\n\n'),
      list,
      button: { label: letter.copiesButton, link: list[0]?.link ?? '' },
    }),
    about: { kind: LETTER, id: first.id, within: first.id },
  });
  return true;
}

async function notifyOfCopies(work: Work<'system'>, first: RequestRow, userId: string): Promise<boolean> {
  const told = await notify(work, {
    kind: 'signatures.asked',
    aboutId: first.id,
    placeId: first.location_id,
    groupId: first.group_id,
    timeZone: first.time_zone,
    thread: `signatures copies ${first.employee_id}`,
    people: [
      {
        userId,
        write: (language) => {
          const { notices } = signatureWords(language);
          const title = fillPlaces(notices.copies, { group: first.group_name });
          return { title, text: notices.copiesText, link: '/my/agreements' };
        },
      },
    ],
  });
  return told > 0;
}

/**
 * Sends somebody who has left the way to their copies of what they signed, each once: in their account, while it is open, or by email. Whom
 * nothing reached is found again when something about them changes, such as their address.
 */
export async function sendCopies(work: Work<'system'>, employeeId: string): Promise<void> {
  const { db, clock } = work;
  const userId = await findAccountOf(db, employeeId);
  const hasLost = userId !== null && (await isClosed(db, userId));
  const rows = await findRequests(db, await claimUncopied(db, employeeId, hasLost ? 'EMAIL' : null));
  const [first] = rows;
  if (first === undefined) return;
  const way: CopiesWay = userId === null || hasLost ? 'EMAIL' : 'ACCOUNT';
  const isTold =
    userId === null || hasLost ? await mailCopies(work, first, rows) : await notifyOfCopies(work, first, userId);
  if (!isTold) return;
  const at = clock.now();
  await insertChanges(
    db,
    rows.map((row) => ({
      about: 'REQUEST',
      action: 'COPIED',
      aboutId: row.id,
      groupId: row.group_id,
      employeeId,
      by: null,
      at,
      detail: { way },
    })),
  );
}
