import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { job as jobSchema } from '../../../contract/schemas.ts';
import type { Job } from '../../../contract/schemas.ts';
import { findPublicPages } from './public-pages.ts';
import { PublishedNote } from './published-note.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const JOB: Job = {
  ...sampleAnswer(jobSchema),
  title: 'Barista',
  status: 'LIVE',
  audience: 'PUBLIC',
  slug: 'barista-porto',
  site_slug: 'lumen',
};

function open() {
  const pages = findPublicPages(JOB, 'https://hearth.example/hiring/jobs');
  if (pages === null) throw new Error('Everyone can see this job.');
  const onDismiss = vi.fn();
  const shown = showPart(<PublishedNote job={JOB} pages={pages} onDismiss={onDismiss} />, { calls: mockCalls([]) });
  return { pages, onDismiss, ...shown };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const link = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('the job and its poster open in their own windows', () => {
  open();
  expect(link('View job')).toMatch(/^https?:.*\/careers\/lumen\/jobs\/barista-porto$/);
  expect(link('Print poster')).toMatch(/\/careers\/lumen\/jobs\/barista-porto\/poster$/);
  for (const one of screen.getAllByRole('link')) expect(one.getAttribute('target')).toBe('_blank');
});

test('its link is copied by keyboard, and that is said', async () => {
  const { user, pages } = open();
  button('Copy link').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Link copied' });
  expect(await navigator.clipboard.readText()).toBe(pages.job);
});

test('where nothing can be copied the way to the address is told', async () => {
  const { user } = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(button('Copy link'));
  await screen.findByText('We couldn’t copy the link. Open the job and copy the link from your browser.');
  button('Copy link');
});

test('it is shared where the browser can, and only there', async () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  unmount();
  const share = vi.fn(() => Promise.reject(new Error('closed')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, pages } = open();
  await user.click(button('Share'));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Barista', url: pages.job }));
});

test('it goes when it is hidden', async () => {
  const { user, onDismiss } = open();
  await user.click(button('Hide'));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([{ status: 'SCHEDULED' }, { audience: 'STAFF' }, { slug: null }, { site_slug: null }] as Partial<Job>[])(
  'not everyone can see a job with %j',
  (change) => {
    expect(findPublicPages({ ...JOB, ...change })).toBeNull();
  },
);
