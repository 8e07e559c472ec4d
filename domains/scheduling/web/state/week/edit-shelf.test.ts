import { createSharedState } from '@hearth/client/shared-state';
import { expect, test } from 'vitest';
import { createEditShelf, type UnsavedEdits } from './edit-shelf.ts';

const edits: UnsavedEdits = {
  userId: 'leonor',
  locationId: 'lisbon',
  week: '2026-11-16',
  at: '2026-11-17T11:20:00.000Z',
  flight: null,
  pending: [{ kind: 'delete', id: 'a' }],
  answers: [],
  versions: { a: 3 },
};

function aBrowser() {
  let kept: unknown = null;
  let now = 0;
  const area = { read: () => kept, write: (_: string, value: unknown) => (kept = structuredClone(value)) };
  const state = createSharedState(
    () => area as never,
    () => now,
  );
  return { page: (name: string) => createEditShelf(state, name), pass: (ms: number) => (now += ms), kept: () => kept };
}

test('what a page did not save is there for the next page of the same person, and for nobody else', () => {
  const browser = aBrowser();
  browser.page('first').put(edits, edits);
  expect(browser.page('second').others('leonor')).toEqual([{ ...edits, page: 'first' }]);
  expect(browser.page('second').others('marta')).toEqual([]);
  expect(browser.page('first').others('leonor')).toEqual([]);
});

test('two pages on one week do not overwrite each other', () => {
  const browser = aBrowser();
  browser.page('first').put(edits, edits);
  browser.page('second').put(edits, { ...edits, versions: { a: 4 } });
  expect(browser.page('third').others('leonor')).toHaveLength(2);
});

test('what is saved, or taken up by another page, leaves nothing behind', () => {
  const browser = aBrowser();
  const first = browser.page('first');
  first.put(edits, edits);
  first.put(edits, null);
  expect(browser.kept()).toEqual({});
  first.put(edits, edits);
  const second = browser.page('second');
  for (const left of second.others('leonor')) second.forget(left);
  expect(browser.kept()).toEqual({});
});

test('after two weeks nobody wants them back', () => {
  const browser = aBrowser();
  browser.page('first').put(edits, edits);
  browser.pass(14 * 86_400_000);
  expect(browser.page('second').others('leonor')).toEqual([]);
});
