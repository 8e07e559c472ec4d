import { searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { listDocumentLines, listDocumentTypes } from '../../contract/endpoints.ts';
import type { ListedLine } from '../../contract/schemas.ts';
import { aLine, aType, id } from './documents.fixture.ts';
import { LineList } from './line-list.tsx';

afterEach(cleanup);
const NONE = { MISSING: 0, EXPIRED: 0, WAITING: 0, EXPIRING: 0, VALID: 0 };

function open(lines: ListedLine[]) {
  const calls = mockCalls([listDocumentLines, listDocumentTypes, searchBrands]);
  calls.answer(listDocumentLines, { lines, counts: { ...NONE, EXPIRED: lines.length }, next_cursor: null });
  calls.answer(listDocumentTypes, { types: [aType()], starters: [] });
  const onSetUp = vi.fn();
  return { calls, onSetUp, ...showPart(<LineList onSetUp={onSetUp} />, { calls }) };
}

test('a line says who, what and until when, and leads to the person', async () => {
  open([aLine()]);
  const link = await screen.findByRole('link', { name: 'Open Inês Quintela' });
  expect(link.getAttribute('href')).toBe(`/team?person=${id(20)}`);
  screen.getByText('Was valid until 1 Nov 2026 · Required');
});

test('a state filters the list', async () => {
  const { calls, user } = open([aLine()]);
  await screen.findByRole('link', { name: 'Open Inês Quintela' });
  calls.answer(listDocumentLines, { lines: [], counts: { ...NONE, EXPIRED: 1 }, next_cursor: null });
  await user.click(screen.getByText('Missing'));
  await screen.findByText('Change or clear the filters.');
});

test('where nobody has anything, the list begins with what there can be', async () => {
  const { onSetUp, user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add document type' }));
  expect(onSetUp).toHaveBeenCalledOnce();
});
