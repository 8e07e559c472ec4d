import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, nameOf } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { sentAgain } from '@hearth/kit/sent-again';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../contract/desk-endpoints.ts';
import { deskChanged } from '../../contract/events.ts';
import { TOO_MANY_NOTES } from '../../contract/failures.ts';
import { MOST_NOTES } from '../../rules/limits.ts';
import { subjectOf } from '../access.ts';
import { colleaguesOf, namesAmong } from '../colleagues.ts';
import { countNotes, findNoteOrigin, insertNote } from '../queries/note.ts';
import { wordsIn } from '../words.ts';

export const addNote = implement(contract.addNote, async ({ body }, { actor, party, ...work }) => {
  const subject = await subjectOf(work.db, party);
  const before = await findNoteOrigin(work.db, body.note_id);
  if (sentAgain(before, (origin) => origin, { placeId: subject.id, userId: actor.userId }) !== undefined)
    return { note_id: body.note_id };
  const mentioned = [...new Set(body.mentioned_ids)].filter((id) => id !== actor.userId);
  const names = mentioned.length === 0 ? [] : namesAmong(await colleaguesOf(work, subject), mentioned);
  if ((await countNotes(work.db, subject.id)) >= MOST_NOTES) throw failure(TOO_MANY_NOTES);
  const author = await nameOf(work.db, actor.userId);
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
  await tell(work, subject, mentioned, author);
  await work.emit(deskChanged(subject));
  return { note_id: body.note_id };
});

/** Tells those who were named that there is a note. What it says stays where only those see it who may. */
async function tell(work: Work, subject: ConversationSubject, ids: readonly string[], author: string): Promise<void> {
  if (ids.length === 0) return;
  const values = { author, candidate: subject.candidateName };
  await notify(work, {
    kind: 'hiring.mentioned',
    aboutId: subject.id,
    placeId: subject.locationId,
    timeZone: (await getBrand(work.db, subject.locationId)).timeZone,
    people: ids.map((userId) => ({
      userId,
      write: (language) => {
        const words = wordsIn(language).mention;
        return {
          title: fillPlaces(words.subject, values),
          text: fillPlaces(words.line, values),
          link: `/messages/${subject.id}`,
        };
      },
    })),
  });
}
