import { expect, test } from 'vitest';
import type { OutgoingStore } from './outgoing.ts';
import { createOutgoingStore } from './outgoing.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

function browser() {
  const parts = new Map<string, unknown>();
  return {
    parts,
    read: (name: string) => parts.get(name) ?? null,
    keep: (name: string, value: unknown) => void parts.set(name, JSON.parse(JSON.stringify(value))),
    forget: (name: string) => void parts.delete(name),
  };
}

function open(state: ReturnType<typeof browser>, userId = 'leonor'): OutgoingStore {
  const store = createOutgoingStore(state);
  store.belongTo(userId);
  return store;
}

test('every conversation has its own draft, and a reload keeps them all', () => {
  const state = browser();
  const store = open(state);
  store.setDraft('a', { text: 'Dear Ana', files: [] });
  store.setDraft('b', { text: 'Dear Bo', files: [] });
  expect([open(state).draft('a').text, open(state).draft('b').text]).toEqual(['Dear Ana', 'Dear Bo']);
});

test('what was not sent before a reload waits for another try, with the id that it had', () => {
  const state = browser();
  const store = open(state);
  store.setDraft('a', { text: ' On my way ', files: [] });
  const { id } = store.take('a', NOW);
  expect(open(state).failed()).toMatchObject([
    { id, applicationId: 'a', text: 'On my way', state: 'failed', lostFiles: [] },
  ]);
});

test('a message whose files did not survive says which, and becomes a draft again before what was written since', () => {
  const state = browser();
  const store = open(state);
  store.setDraft('a', { text: 'My permit', files: [new File(['x'], 'permit.pdf')] });
  store.take('a', NOW);
  const later = open(state);
  const [message] = later.failed();
  expect(message?.lostFiles).toEqual(['permit.pdf']);
  later.setDraft('a', { text: 'And one more thing', files: [] });
  if (message !== undefined) later.takeBack(message);
  expect(later.draft('a').text).toBe('My permit\nAnd one more thing');
  expect(later.failed()).toEqual([]);
});

test('nobody sees or sends what somebody else left in the same browser', () => {
  const state = browser();
  const store = open(state);
  store.setDraft('a', { text: 'Private', files: [] });
  store.take('a', NOW);
  store.setDraft('b', { text: 'Also private', files: [] });
  const other = open(state, 'tiago');
  expect([other.failed(), other.draft('b').text]).toEqual([[], '']);
});

test('when everything is sent and no draft is left, nothing stays in the browser', () => {
  const state = browser();
  const store = open(state);
  store.setDraft('a', { text: 'Hello', files: [] });
  store.remove(store.take('a', NOW).id);
  expect(state.parts.size).toBe(0);
});

test('what another release left is not trusted', () => {
  const state = browser();
  state.keep('messages', { by: 'leonor', drafts: 'x' });
  expect(open(state).failed()).toEqual([]);
});
