import { MESSAGE_TRANSLATION, readSetting } from '@hearth/domains/core/service';
import { failure, NOT_FOUND, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/translation-endpoints.ts';
import { MOST_TRANSLATED_AN_HOUR } from '../../../rules/translation.ts';
import { requireSubject } from '../../access.ts';
import { findReceiver } from '../../queries/receiver.ts';
import {
  countTranslationsFor,
  findTranslatable,
  insertTranslations,
  setTranslationWanted,
} from '../../queries/translation.ts';
import { translateRows } from '../../actions/translate.ts';

const HOUR_MS = 3_600_000;
/** What a reader waits for at most. */
const MOST_MS = 15_000;

export const changeTranslation = implement(
  contract.changeTranslation,
  async ({ body }, { actor, clock, db, party }) => {
    const { id } = await requireSubject(db, party);
    await setTranslationWanted(db, id, actor.userId, body.wanted ? clock.now() : null);
    return body;
  },
);

export const translateMessages = implement(contract.translateMessages, async ({ body }, context) => {
  const { actor, clock, log, party, read, run, translator } = context;
  const subject = await read(party.scope, ({ db }) => requireSubject(db, party));
  if (translator === undefined) throw failure(NOT_FOUND);
  const { language } = body;
  // Translations are kept for everybody who reads the message, and the settings of the house are closed to candidates.
  const known = await run(SYSTEM, async ({ db }) => {
    if (!(await readSetting(db, subject.locationId, MESSAGE_TRANSLATION)).is_enabled) throw failure(NOT_FOUND);
    const rows = await findTranslatable(db, subject.id, { ids: body.message_ids, language, readerId: actor.userId });
    const missing = rows.filter(({ source }) => source === null);
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const before = missing.length === 0 ? 0 : await countTranslationsFor(db, actor.userId, since);
    if (before + missing.length > MOST_TRANSLATED_AN_HOUR) throw failure(TOO_MANY_REQUESTS);
    return { rows, missing, candidateWrites: (await findReceiver(db, subject.id))?.language ?? null };
  });
  const { rows, missing, candidateWrites } = known;
  const { made, error } = await translateRows(translator, missing, {
    to: language,
    hintOf: (row) => (row.sender_side === 'CANDIDATE' ? candidateWrites : null),
    signal: AbortSignal.timeout(MOST_MS),
  });
  if (error !== null) log.warn({ err: error }, 'messages could not be translated');
  await run(SYSTEM, ({ db }) => insertTranslations(db, made, { language, readerId: actor.userId, now: clock.now() }));
  const found = new Map(made.map(({ id, source, text }) => [id, { source, text }]));
  const kept = rows.flatMap(({ id, source, translated }) =>
    source === null ? [] : [[id, { source, text: translated }] as const],
  );
  for (const [id, one] of kept) found.set(id, one);
  return {
    translations: [...found].map(([id, { source, text }]) => ({ message_id: id, source, text })),
    failed: missing.filter(({ id }) => !found.has(id)).map(({ id }) => id),
  };
});
