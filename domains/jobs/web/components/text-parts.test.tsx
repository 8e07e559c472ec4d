import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { findGaps } from '../../rules/completeness.ts';
import { EMPTY_CONTENT } from '@hearth/domains/job-library/rules';
import { ReadyCard } from './editor/ready-card.tsx';
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
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Job description' });
const help = (): string => document.getElementById('job-description-help')?.textContent ?? '';
const gap = (): HTMLElement => screen.getByRole('button', { name: /Describe the work/ });

test('a description that is too short says how much there is and how much it takes, as it is written', async () => {
  const { user, fill } = open();
  expect(help()).toContain('0 of 80 characters');
  await fill(field(), 'x'.repeat(59));
  await user.keyboard('y');
  expect(help()).toContain('60 of 80 characters');
  expect(gap().textContent).toContain('60 of 80 characters');
  expect(field().getAttribute('aria-describedby')).toContain('job-description-help');
});

test('spaces around it do not count, and what is long enough says nothing more', async () => {
  const { fill } = open();
  await fill(field(), `  ${'x'.repeat(79)}  `);
  expect(help()).toContain('79 of 80 characters');
  await fill(field(), 'x'.repeat(80));
  expect(help()).not.toContain('of 80');
  expect(screen.getByText('Ready to publish.')).toBeTruthy();
});

test('the line of what is missing leads to the field by keyboard', async () => {
  const { user, fill } = open();
  await fill(field(), 'Short.');
  gap().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
});

test('a template may be as short as its author likes', () => {
  open(false);
  expect(help()).not.toContain('of 80');
});
