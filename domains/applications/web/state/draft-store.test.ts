import { expect, test } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { emptyDraft } from './draft.ts';

const kept = { ...emptyDraft('job'), firstName: 'Ana', lastName: 'Reis' };
const state = { read: () => kept, keep: () => undefined, forget: () => undefined };

test('what was typed before the page was alive goes before what was kept', () => {
  const store = createDraftStore(
    'job',
    state as never,
    () => new Date(0),
    () => ({ firstName: 'Anabela' }),
  );
  expect(store.current().draft).toMatchObject({ firstName: 'Anabela', lastName: 'Reis' });
  expect(store.blank().draft.firstName).toBe('');
});
