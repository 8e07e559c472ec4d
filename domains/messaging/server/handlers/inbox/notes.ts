import { fillPlaces, findPeople, findName, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { requireSameSender } from '@hearth/kit/sent-again';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../../contract/desk-endpoints.ts';
import { deskChanged } from '../../../contract/events.ts';
import { TOO_MANY_NOTES } from '../../../contract/failures.ts';
import { MOST_NOTES } from '../../../rules/limits.ts';
import { requireSubject } from '../../access.ts';
import { findColleagues, requireColleagueNames } from '../../colleagues.ts';
import { countNotes, findNoteOrigin, insertNote } from '../../queries/note.ts';
import { phrasesIn } from '../../words.ts';

export const addNote = implement(contract.addNote, async ({ body }, { actor, party, ...work }) => {
  const subject = await requireSubject(work.db, party);
  const before = await findNoteOrigin(work.db, body.note_id);
  if (requireSameSender(before, (origin) => origin, { placeId: subject.id, userId: actor.userId }) !== undefined)
    return { note_id: body.note_id };
  const mentioned = [...new Set(body.mentioned_ids)].filter((id) => id !== actor.userId);
  const names = mentioned.length === 0 ? [] : requireColleagueNames(await findColleagues(work, subject), mentioned);
  if ((await countNotes(work.db, subject.id)) >= MOST_NOTES) throw failure(TOO_MANY_NOTES);
  const author = await findName(work.db, actor.userId);
  // An id that another note got in the meantime is not this writer's to reuse.
  const isNew = await insertNote(work.db, {
    id: body.note_id,
    group_id: subject.groupId,
    application_id: subject.id,
    author_user_id: actor.userId,
    author_name: author,
    body: body.text,
    mentioned_names: names,
    at: work.clock.now(),
  });
  if (!isNew) throw failure(CONFLICT);
  await notifyMentioned(work, subject, mentioned, author);
  await work.emit(deskChanged(subject));
  return { note_id: body.note_id };
});

/**
 * Notifies the mentioned colleagues of a note, without its text. What it says stays where only those see it who may.
 */
async function notifyMentioned(
  work: Work,
  subject: ConversationSubject,
  ids: readonly string[],
  author: string,
): Promise<void> {
  // What somebody reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(work.config.publicUrl).host);
  const words = phrasesIn(language).mention;
  const values = { author, candidate: subject.candidateName };
  for (const person of (await findPeople(work.db, ids)).values()) {
    if (person.email === null || person.isDisabled) continue;
    await work.mail(
      composeCustomMail({
        to: person.email,
        language,
        subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
        text: fillPlaces(words.line, values),
        button: { label: words.button, link: pageLink(work.config, language, `/messages/${subject.id}`) },
      }),
    );
  }
}
