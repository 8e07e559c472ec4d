import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, careerPageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { isUnreachable } from '@hearth/domains/messaging/service';
import { newId } from '@hearth/kit/id';
import { formatMailDay } from '@hearth/kit/text/written-figures';
import type { Tx } from '@hearth/platform/database';
import { tokenHash, newToken } from '@hearth/platform/secrets/token';
import type { Work } from '@hearth/platform/module';
import { DAYS_BETWEEN_ASKS, keepSpan, MIN_NOTICE_DAYS, shortestSpan, QUESTION_VERSION } from '../rules/asking.ts';
import type { KeepSpan } from '../rules/asking.ts';
import { keepPath } from '../rules/keep-path.ts';
import { resolveRetention } from './keeping.ts';
import type { AskedPerson } from './queries/due.ts';
import { findUnasked, insertAsk, lockForAsking } from './queries/keep-ask.ts';
import type { EndedRow } from './queries/keep-ask.ts';
import { findPeriods } from './queries/period.ts';
import { findPlacesById } from './queries/place.ts';
import { phrasesIn } from './words.ts';

const DAY_MS = 86_400_000;

/** An ended application with its deletion date and how long consent could keep it. */
export type EndingApplication = EndedRow & { readonly dueAt: Date; readonly span: KeepSpan };

/** Computes when each of these applications will be deleted. */
export async function findEndings(
  db: Tx<'system'>,
  groupId: string,
  rows: readonly EndedRow[],
  now: Date,
): Promise<EndingApplication[]> {
  const places = await findPlacesById(db, [...new Set(rows.map((row) => row.location_id))]);
  const keepings = resolveRetention(places, await findPeriods(db, [groupId]), now);
  return rows.flatMap((row) => {
    const keeping = keepings.find(({ id }) => id === row.location_id);
    const place = places.find(({ id }) => id === row.location_id);
    if (keeping === undefined || place === undefined) return [];
    const moments = [row.last_contact_at.getTime() + keeping.days * DAY_MS, keeping.notBefore, row.until];
    const dueAt = new Date(Math.max(...moments.map((moment) => (moment === null ? 0 : Number(moment)))));
    return [{ ...row, dueAt, span: keepSpan(place, keeping.period) }];
  });
}

/**
 * Asks somebody once, for everything of theirs that came to nothing in a group, whether it may be kept. Nobody whose mailbox
 * takes no mail is asked, and nobody twice. It is about their own data and no message of the house, so STOP does not end it.
 */
export async function askToKeep(work: Work<'system'>, asked: AskedPerson): Promise<void> {
  const { db, clock, config } = work;
  const now = clock.now();
  const since = new Date(now.getTime() - DAYS_BETWEEN_ASKS * DAY_MS);
  if (!(await lockForAsking(db, asked, since))) return;
  const soonest = new Date(now.getTime() + MIN_NOTICE_DAYS * DAY_MS);
  const endings = (await findEndings(db, asked.group_id, await findUnasked(db, asked), now)).filter(
    ({ dueAt }) => dueAt >= soonest,
  );
  const [last] = endings;
  if (last === undefined || last.email === '' || (await isUnreachable(db, last.email))) return;
  const span = shortestSpan(endings.map((ending) => ending.span));
  const token = newToken();
  const ask = {
    id: newId(now.getTime()),
    ...asked,
    span,
    words_version: QUESTION_VERSION,
    token_hash: tokenHash(token),
    asked_at: now,
  };
  await insertAsk(
    db,
    ask,
    endings.map(({ id }) => id),
  );
  const { language } = last;
  const words = phrasesIn(language);
  const values = { name: last.first_name, employer: last.employer_name, span: words.span[span] };
  const lines = endings.map(({ job_title: job, location_name: place, dueAt }) =>
    fillPlaces(words.line, { job, place, date: formatMailDay(language, dueAt.toISOString().slice(0, 10)) }),
  );
  await work.mail({
    ...composeCustomMail({
      to: last.email,
      language,
      brand: await findLetterBrand(db, config, last.location_id),
      // A name may hold whatever somebody typed; a subject is one line.
      subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
      text: [
        fillPlaces(words.hello, values),
        fillPlaces(words.soon, values),
        lines.join('\n'),
        fillPlaces(words.ask, values),
      ].join('\n\n'),
      button: { label: words.button, link: careerPageLink(config, language, keepPath('asked'), { token }) },
    }),
    unsubscribe: new URL(`/v1/public/kept_applications/${token}/unsubscribe`, config.publicUrl).href,
  });
}
