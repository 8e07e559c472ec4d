import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { addDayNote, editDayNote, listDayNotes, listMyDayNotes, removeDayNote } from '../../contract/endpoints.ts';
import type { DayNoteContent } from '../../contract/schemas.ts';
import { MOST_DAY_NOTES } from '../../rules/limits.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });
const WEEK = { from: '2026-12-21', to: '2026-12-27' };
const NOTE: DayNoteContent = {
  kind: 'NOTE',
  starts_on: '2026-12-22',
  ends_on: '2026-12-22',
  is_yearly: false,
  audience: 'STAFF',
  content: 'Deep clean of the bar',
};

async function open() {
  const at = await openRestaurant(server);
  const add = (more: Partial<DayNoteContent> = {}, where = at.here, token = at.manager.token, key = newId()) =>
    server.call(addDayNote, { params: { id: where }, body: { ...NOTE, ...more, idempotency_key: key } }, token);
  const list = (where = at.here, token = at.manager.token, query = WEEK) =>
    server.call(listDayNotes, { params: { id: where }, query }, token);
  const mine = (token = at.ines.user.token, query = WEEK) => server.call(listMyDayNotes, { query }, token);
  return { ...at, add, list, mine };
}

test('notes hold where they were written and below, and are edited there alone over the version that was read', async () => {
  const at = await open();
  const own = (await at.add()).data;
  const above = (await at.add({ kind: 'EVENT', content: 'Christmas market' }, at.groupId)).data;
  expect((await at.list()).data.notes.map(({ content, is_own }) => [content, is_own])).toEqual([
    ['Christmas market', false],
    ['Deep clean of the bar', true],
  ]);
  expect((await at.list(at.there)).data.notes.map(({ content }) => content)).toEqual(['Christmas market']);
  const edit = (note_id: string, version: number, where = at.here) =>
    server.call(
      editDayNote,
      { params: { id: where, note_id }, body: { ...NOTE, content: 'Window cleaner', version } },
      at.manager.token,
    );
  expect((await edit(above.id, 1)).status).toBe(404);
  expect((await edit(own.id, 1)).data).toMatchObject({ content: 'Window cleaner', version: 2 });
  expect((await edit(own.id, 1)).refusal.code).toBe('DAY_NOTE_CHANGED');
  const remove = (version: number) =>
    server.call(removeDayNote, { params: { id: at.here, note_id: own.id }, body: { version } }, at.manager.token);
  expect((await remove(2)).status).toBe(200);
  expect((await remove(2)).refusal.code).toBe('DAY_NOTE_CHANGED');
  expect((await at.list()).data.notes.map(({ id }) => id)).toEqual([above.id]);
});

test('staff read what is for them, at the places where they work, and no longer once they have left', async () => {
  const at = await open();
  await at.add();
  await at.add({ audience: 'MANAGERS', content: 'Owner visits' });
  await at.add({ content: 'At the terrace' }, at.there);
  await at.add({ kind: 'EVENT', content: 'Christmas market' }, at.groupId);
  // Closed doors are never a secret.
  await at.add({
    kind: 'CLOSED',
    audience: 'MANAGERS',
    starts_on: '2026-12-25',
    ends_on: '2026-12-25',
    content: 'Christmas',
  });
  const notes = (await at.mine()).data.notes;
  expect(notes.map(({ kind, content }) => [kind, content])).toEqual([
    ['EVENT', 'Christmas market'],
    ['NOTE', 'Deep clean of the bar'],
    ['CLOSED', 'Christmas'],
  ]);
  expect(notes[0]?.locations).toEqual([{ id: at.here, name: 'Harbour House' }]);
  expect((await at.mine((await open()).ines.user.token)).data.notes).toEqual([]);
  await server.run(({ db }) => db.query(`update team.employee set status = 'ENDED' where id = $1`, [at.ines.id]));
  expect((await at.mine()).data.notes).toEqual([]);
});

test('what comes every year is there every year; other days of it are not', async () => {
  const at = await open();
  await at.add({
    kind: 'CLOSED',
    is_yearly: true,
    starts_on: '2026-12-31',
    ends_on: '2027-01-01',
    content: 'New Year',
  });
  const inDays = async (from: string, to: string) =>
    (await at.list(at.here, at.manager.token, { from, to })).data.notes.length;
  expect(await inDays('2029-01-01', '2029-01-01')).toBe(1);
  expect(await inDays('2029-01-02', '2029-12-30')).toBe(0);
  expect(await inDays('2026-01-01', '2026-01-01')).toBe(0);
});

test('the same key writes once, wrong days are refused, and there is an end to them', async () => {
  const at = await open();
  const key = newId();
  const [one, again] = await Promise.all([1, 2].map(() => at.add({}, at.here, at.manager.token, key)));
  expect(one?.data.id).toBe(again?.data.id);
  expect((await at.add({ ends_on: '2026-12-21' })).refusal.code).toBe('DAY_NOTE_REVERSED');
  expect((await at.add({ ends_on: '2028-01-01' })).refusal.code).toBe('DAY_NOTE_TOO_LONG');
  expect((await at.list(at.here, at.manager.token, { from: '2026-01-01', to: '2028-01-01' })).refusal.code).toBe(
    'DAY_NOTE_RANGE',
  );
  await server.run(({ db }) =>
    db.query(
      `insert into workplace.day_note (id, group_id, brand_id, kind, starts_on, ends_on, is_yearly, audience, content, version, created_at, updated_at, idempotency_key)
       select gen_random_uuid(), group_id, brand_id, kind, starts_on, ends_on, is_yearly, audience, content, 1, created_at, updated_at, gen_random_uuid()
       from workplace.day_note, generate_series(2, $2::int) where brand_id = $1`,
      [at.here, MOST_DAY_NOTES],
    ),
  );
  expect((await at.add()).refusal.code).toBe('TOO_MANY_DAY_NOTES');
  const past = { starts_on: '2026-01-01', ends_on: '2026-01-01' };
  expect((await at.add(past)).refusal.code, 'nor in days that are over').toBe('TOO_MANY_DAY_NOTES');
  await server.run(({ db }) =>
    db.query(`update workplace.day_note set starts_on = '2026-01-01', ends_on = '2026-01-01' where id = $1`, [
      one?.data.id,
    ]),
  );
  await at.add();
  const edit = (days: Partial<DayNoteContent>) =>
    server.call(
      editDayNote,
      { params: { id: at.here, note_id: one?.data.id ?? '' }, body: { ...NOTE, ...days, version: 1 } },
      at.manager.token,
    );
  expect((await edit({})).refusal.code, 'nor moved to the coming ones').toBe('TOO_MANY_DAY_NOTES');
  expect((await edit({ ...past, content: 'Other words' })).status).toBe(200);
});

test('only who plans the whole place writes; a reader reads, a stranger does not', async () => {
  const at = await open();
  const note = (await at.add()).data;
  const reader = await at.managerWith(['VIEW_SCHEDULE']);
  const ofKitchen = await at.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  const { manager: stranger } = await open();
  expect((await at.list(at.here, reader.token)).data.notes).toHaveLength(1);
  for (const { token } of [reader, ofKitchen]) {
    expect((await at.add({}, at.here, token)).status).toBe(403);
    expect((await at.list(at.here, token)).data.may_edit, 'the page offers what is not refused').toBe(false);
  }
  expect((await at.list()).data.may_edit).toBe(true);
  for (const { token } of [stranger, at.ines.user]) {
    expect((await at.list(at.here, token)).status).toBe(404);
    expect((await at.add({}, at.here, token)).status).toBe(404);
  }
  const elsewhere = { params: { id: at.there, note_id: note.id }, body: { version: 1 } };
  expect((await server.call(removeDayNote, elsewhere, at.manager.token)).status).toBe(404);
});
