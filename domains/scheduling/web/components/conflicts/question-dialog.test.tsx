import { cleanup, screen } from '@hearth/testing/screen';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import { useInteraction } from '../editor/use-schedule.ts';
import QuestionDialog from './question-dialog.tsx';

afterEach(cleanup);

const WEEK = aWeek(
  [aMember('ana'), aMember('ben')],
  [
    aWeekShift('late', { start: '15:00', end: '23:00' }),
    aWeekShift('early', { employee_id: null, date: '2026-11-17', start: '06:00', end: '12:00' }),
    aWeekShift('same', { employee_id: 'ben', start: '16:00', end: '20:00' }),
  ],
);

function Open() {
  const question = useInteraction((now) => now.question);
  return question === null ? null : <QuestionDialog question={question} />;
}

/** Gives a shift to Ana, which the rules object to. */
function give(id: string) {
  const shown = showInSchedule(<Open />, { week: WEEK });
  act(() => {
    shown.editor().attempt([{ kind: 'change', id, set: { employee_id: 'ana' } }]);
  });
  return shown;
}

test('consent is given with words, and the edit is made with them on record', async () => {
  const { user, fill, shift, saved } = give('early');
  await screen.findByRole('alertdialog', { name: 'Do you have consent from ana?' });
  await fill(screen.getByRole('textbox'), ' By phone today ');
  await user.click(screen.getByRole('button', { name: 'Confirm consent' }));
  expect(shift('early')?.employee_id).toBe('ana');
  await expect.poll(() => saved[0]?.answers.map(({ reason }) => reason)).toEqual(['By phone today']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without words nothing is done, and the field asks for them', async () => {
  const { user, shift } = give('early');
  await user.click(await screen.findByRole('button', { name: 'Confirm consent' }));
  await screen.findByText('Enter a short explanation.');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(shift('early')?.employee_id).toBeNull();
});

test('Escape leaves everything as it was', async () => {
  const { escape, shift, read } = give('early');
  await screen.findByRole('alertdialog');
  await escape();
  await expect.poll(() => read().question).toBeNull();
  expect(shift('early')?.employee_id).toBeNull();
});

test('two shifts at once can be answered with nothing', async () => {
  const { user, shift } = give('same');
  await screen.findByText('No one can work two shifts at once. Move or shorten one of the shifts.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(shift('same')?.employee_id).toBe('ben');
});
