import { newId } from '@hearth/kit/id';
import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import { changeReason } from '@hearth/domains/laws/schemas';
import { findEmployees } from '@hearth/domains/team/service';
import type { Work } from '@hearth/platform/module';
import { PUBLISHED, SHIFTS_CHANGED } from '../../contract/events.ts';
import { diffChanges } from '../../rules/publication/publish.ts';
import { type ConsentRow } from '../queries/consent.ts';
import { findPlaces, type PlaceRow } from '../queries/place.ts';
import { insertPublication, publishShifts } from '../queries/publication.ts';
import { insertReceipts } from '../queries/receipt.ts';
import { markPublished, raiseWeeks } from '../queries/week.ts';
import { keepPremiums } from './premiums.ts';

type AnswerWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/** The week in which a change is about to be shown: nobody else saves or publishes it meanwhile. */
export interface BegunAnswer {
  readonly place: PlaceRow;
  readonly version: number;
  readonly number: number;
  readonly isPublished: boolean;
}

/** Begins to show a change; whether it still stands is looked at once it has begun. */
export async function beginAnswer({ db }: AnswerWork, asked: ConsentRow): Promise<BegunAnswer | undefined> {
  const [place] = await findPlaces(db, [asked.location_id]);
  if (place === undefined) return undefined;
  const [state] = await raiseWeeks(db, place, [asked.week]);
  if (state === undefined) return undefined;
  const { version, publication_number: before, published_at: at } = state;
  return { place, version, number: before + 1, isPublished: at !== null };
}

/**
 * Shows staff a change that its worker has agreed to, as a publication of that shift alone by whoever asked. What laws ask for it counts
 * from the moment at which the worker was asked: then they heard of it. Others whose shift it was hear of it now.
 */
export async function showAgreed(
  { db, clock, emit }: AnswerWork,
  asked: ConsentRow,
  { place, version, number }: BegunAnswer,
): Promise<void> {
  const at = clock.now();
  const { shift_id: id, employee_id: employeeId, week, asked_by: userId, before, after } = asked;
  await publishShifts(db, [id], at);
  const changes = [{ shift_id: id, before, after }];
  const diff = diffChanges(changes);
  const { people_count, change_count } = diff;
  const row = {
    id: newId(at.getTime()),
    week,
    number,
    published_at: at,
    published_by: userId,
    people_count,
    change_count,
  };
  const publication = { ...row, key: newId(), changes };
  await insertPublication(db, place, publication);
  const why: ReasonOfChange[] = [
    { shift_id: id, employee_id: employeeId, reason: changeReason.parse(asked.reason), note: asked.note },
  ];
  const heardAt = { employeeId, at: asked.asked_at };
  await keepPremiums({ db, actor: { userId } }, place, { row: publication, wasPublished: true, reasons: why, heardAt });
  await markPublished(db, place.id, week, { number, at });
  const people = diff.people.map((person) => person.employee_id);
  // Whoever has just agreed has seen it.
  await insertReceipts(
    db,
    place,
    row,
    people.filter((one) => one !== employeeId),
  );
  const users = (await findEmployees(db, people)).flatMap(({ user_id: user }) =>
    user === null ? [] : [`user:${user}` as const],
  );
  const [here, group_id] = [`brand:${place.id}` as const, place.group_id];
  await emit(
    SHIFTS_CHANGED.of({ group_id, topics: [here], data: { location_id: place.id, week, version, user_id: userId } }),
  );
  const data = { location_id: place.id, week, version, publication_id: row.id };
  await emit(PUBLISHED.of({ group_id, topics: [here, ...users], data }));
}
