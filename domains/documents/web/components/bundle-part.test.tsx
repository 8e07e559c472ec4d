import { UNAVAILABLE } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { askForDocumentBundle, listDocumentBundles, openDocumentBundle } from '../../contract/endpoints.ts';
import type { DocumentBundle } from '../../contract/schemas.ts';
import { BundlePart } from './bundle-part.tsx';
import { id } from './documents.fixture.ts';

afterEach(cleanup);

const aBundle = (more: Partial<DocumentBundle> = {}): DocumentBundle => ({
  id: id(50),
  state: 'READY',
  files: 2,
  created_at: '2026-11-16T09:00:00Z',
  expires_at: '2026-11-19T09:00:00Z',
  ...more,
});

test('a file is asked for in the language of the page; those that are ready can be downloaded', async () => {
  const calls = mockCalls([listDocumentBundles, askForDocumentBundle, openDocumentBundle]);
  const bundles = [aBundle({ state: 'PREPARING' }), aBundle({ id: id(51) }), aBundle({ id: id(52), state: 'FAILED' })];
  calls.answer(listDocumentBundles, { bundles });
  calls.answer(askForDocumentBundle, aBundle({ state: 'PREPARING' }));
  const { user } = showPart(<BundlePart employeeId={id(20)} />, { calls });
  await user.click(await screen.findByText('Download all'));
  await screen.findByText('Preparing…');
  screen.getByText('We couldn’t prepare this file. Try again.');
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Prepare ZIP file' }));
  await screen.findByText('We’re preparing the file. You’ll be notified when it’s ready.');
  expect(calls.sent.find(({ method }) => method === 'POST')?.body).toEqual({ language: 'en' });
});

test('it is said when there are no files, and when they cannot be read', async () => {
  const calls = mockCalls([listDocumentBundles, askForDocumentBundle, openDocumentBundle]);
  calls.answer(listDocumentBundles, { bundles: [] });
  const { user } = showPart(<BundlePart employeeId={id(20)} />, { calls });
  await user.click(await screen.findByText('Download all'));
  await screen.findByText('No ZIP files yet.');
  cleanup();
  const failing = mockCalls([listDocumentBundles, askForDocumentBundle, openDocumentBundle]);
  failing.refuse(listDocumentBundles, UNAVAILABLE);
  const again = showPart(<BundlePart employeeId={id(20)} />, { calls: failing });
  await again.user.click(await screen.findByText('Download all'));
  await screen.findByText('We couldn’t load the ZIP files.');
});
