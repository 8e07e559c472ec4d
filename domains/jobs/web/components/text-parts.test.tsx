import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart } from '@hearth/testing/screen';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { findGaps } from '../../rules/completeness.ts';
import { EMPTY_CONTENT } from '@hearth/domains/job-library/rules';
import { ReadyCard } from './editor/ready-card.tsx';
import { LocksContext } from './lockable.tsx';
import { DescriptionPart } from './text-parts.tsx';

afterEach(cleanup);

const LISBON = { country: 'PT', region: '', city: 'Lisboa', today: '2026-11-20' };

/** A description as it is written, beside what is missing. */
function Written({ isMeasured }: { readonly isMeasured: boolean }) {
  const [content, setContent] = useState<JobContent>({
    ...EMPTY_CONTENT,
    location_id: '',
    title: 'Waiter',
    employment_type: 'PART_TIME',
  });
  const gaps = findGaps(content, LISBON);
  return (
    <>
      <DescriptionPart
        content={content}
        change={({ description = '' }) => setContent({ ...content, description })}
        gaps={[]}
        isMeasured={isMeasured}
      />
      <ReadyCard content={content} gaps={gaps} place={LISBON} />
    </>
  );
}

const open = (isMeasured = true) => showPart(<Written isMeasured={isMeasured} />, { calls: mockCalls([]) });
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Job description' });
const help = (): string => document.getElementById('job-description-help')?.textContent ?? '';
const gap = (): HTMLElement => screen.getByRole('button', { name: /Describe the work/ });

test('a description that is too short says how much there is and how much it takes, as it is written', async () => {
  const { user } = open();
  await user.click(await field());
  expect(help()).toContain('0 of 80 characters');
  await user.paste('x'.repeat(60));
  expect(help()).toContain('60 of 80 characters');
  expect(gap().textContent).toContain('60 of 80 characters');
  expect((await field()).getAttribute('aria-describedby')).toContain('job-description-help');
});

test('spaces around it do not count, and what is long enough says nothing more', async () => {
  const { user } = open();
  await user.click(await field());
  await user.paste(`  ${'x'.repeat(79)}  `);
  expect(help()).toContain('79 of 80 characters');
  await user.paste('x');
  expect(help()).not.toContain('of 80');
  expect(screen.getByText('Ready to publish.')).toBeTruthy();
});

test('the line of what is missing leads to the field by keyboard', async () => {
  const { user } = open();
  await user.click(await field());
  await user.paste('Short.');
  gap().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await field());
});

test('a template may be as short as its author likes', async () => {
  open(false);
  await field();
  expect(help()).not.toContain('of 80');
});

test('what the group locks is read and not written', async () => {
  showPart(
    <LocksContext value={{ fields: ['description'] }}>
      <Written isMeasured={false} />
    </LocksContext>,
    { calls: mockCalls([]) },
  );
  const text = await field();
  expect(text.getAttribute('contenteditable')).toBe('false');
  expect(text.getAttribute('aria-readonly')).toBe('true');
  fireEvent.paste(text, { clipboardData: { getData: () => 'Not by the group' } });
  expect(text.textContent).toBe('');
});

test('what is pasted ends where the text may not get longer', async () => {
  const { user } = open();
  const text = await field();
  await user.click(text);
  await user.paste('x'.repeat(10_050));
  expect(text.textContent).toHaveLength(10_000);
});

test('the buttons turn the line into a heading, a list and back, and say what it is', async () => {
  const { user } = open();
  const text = await field();
  await user.click(text);
  await user.paste('The bar');
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  await user.click(button('Heading'));
  expect(text.innerHTML).toContain('<h3 dir="auto">The bar</h3>');
  expect(button('Heading').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('List'));
  expect(text.innerHTML).toContain('<li><p dir="auto">The bar</p></li>');
  expect(button('Heading').getAttribute('aria-pressed')).toBe('false');
  await user.click(button('List'));
  expect(text.innerHTML).toBe('<p dir="auto">The bar</p>');
});

test('pasted text becomes headings and lists, HTML stays what it is: text', async () => {
  const { user } = open();
  const text = await field();
  await user.click(text);
  await user.paste('## The bar\n• Set up\n• <img src=x onerror=alert(1)>');
  expect(text.querySelectorAll('h3, li')).toHaveLength(3);
  expect(text.querySelector('img')).toBeNull();
  expect(text.textContent).toContain('<img src=x');
});
