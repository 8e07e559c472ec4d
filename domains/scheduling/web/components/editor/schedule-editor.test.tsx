import { act, type ComponentProps, Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../../state/week/week.fixture.ts';
import type { ShiftBlock } from '../grid/shift-block.tsx';

/** The shifts that were drawn since the list was emptied, and the tools. */
const drawn: string[] = [];

vi.mock(import('../grid/shift-block.tsx'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    ShiftBlock(props: ComponentProps<typeof ShiftBlock>) {
      drawn.push(props.item.shift.id);
      return actual.ShiftBlock(props);
    },
  };
});

// Another test file of this worker may have loaded the grid with the shifts that note nothing.
vi.resetModules();
const { cleanup } = await import('@hearth/testing/screen');
const { WeekGrid } = await import('../grid/week-grid.tsx');
const { Filters } = await import('../toolbar/filters.tsx');
const { Toolbar } = await import('../toolbar/toolbar.tsx');
const { showInSchedule } = await import('./schedule-editor.fixture.tsx');

const WEEK = aWeek(
  [aMember('ana'), aMember('ben'), aMember('cleo')],
  [
    aWeekShift('ana-mon'),
    aWeekShift('ana-tue', { date: '2026-11-17' }),
    aWeekShift('ana-wed', { date: '2026-11-18' }),
    aWeekShift('ben-mon', { employee_id: 'ben' }),
    aWeekShift('ben-tue', { employee_id: 'ben', date: '2026-11-17' }),
    aWeekShift('cleo-mon', { employee_id: 'cleo' }),
  ],
);
const NONE: ReadonlySet<string> = new Set();
const noop = (): void => undefined;

/** The whole editor of a week, each part of which notes when it is drawn. */
async function open() {
  const tool = (id: string) => drawn.push(id);
  const shown = showInSchedule(
    <>
      <Profiler id="toolbar" onRender={tool}>
        <Toolbar today="2026-11-16" date="2026-11-16" view="week" narrow={false} onGo={noop} />
      </Profiler>
      <Profiler id="filters" onRender={tool}>
        <Filters
          view={{ groupBy: 'person', departments: [], search: '' }}
          onChange={noop}
          narrow={false}
          onDay={null}
        />
      </Profiler>
      <WeekGrid today="2026-11-16" fresh={NONE} onDay={noop} />
    </>,
    { week: WEEK },
  );

  await vi.waitFor(() => expect(drawn).toContain('cleo-mon'));
  // What comes after the first drawing has come.
  await act(() => new Promise((done) => setTimeout(done, 700)));
  drawn.length = 0;
  return { ...shown, editor: shown.editor() };
}

/** What a change has drawn, each once: the strict mode of React draws twice. */
function drawnBy(change: () => void): string[] {
  drawn.length = 0;
  act(change);
  return [...new Set(drawn)].sort();
}

beforeEach(() => {
  drawn.length = 0;
});
afterEach(cleanup);

test('a step of the cursor draws the cell that it leaves and the one that it comes to, and no tool', async () => {
  const { editor } = await open();
  act(() => editor.set({ cursor: { row: 'ana', day: 0, item: 0 } }));
  expect(drawnBy(() => editor.set({ cursor: { row: 'ana', day: 1, item: 0 } }))).toEqual(['ana-mon', 'ana-tue']);
  expect(drawnBy(() => editor.set({ cursor: { row: 'ben', day: 1, item: 0 } }))).toEqual(['ana-tue', 'ben-tue']);
});

test('choosing a shift draws its line, and no tool', async () => {
  const { editor } = await open();
  expect(drawnBy(() => editor.set({ selection: { ids: new Set(['cleo-mon']), anchor: null } }))).toEqual(['cleo-mon']);
});

test('what is told to screen readers draws no shift and no tool', async () => {
  const { editor } = await open();
  expect(drawnBy(() => editor.announce('Saved'))).toEqual([]);
});

test('the present state is read of what is on the screen: a cursor on a line that has gone is on the first', async () => {
  const { editor, read } = await open();
  act(() => editor.set({ cursor: { row: 'who-has-left', day: 2, item: 4 } }));
  expect(read().cursor).toEqual({ row: 'open', day: 2, item: 0 });
});

test('an edit that the rules allow is made and told; undo takes it back and chooses the shift', async () => {
  const { editor, shift, read } = await open();
  act(() => {
    editor.attempt([{ kind: 'change', id: 'ana-mon', set: { end: '17:00' } }], 'Saved');
  });
  expect(shift('ana-mon')?.end).toBe('17:00');
  expect(read().announced).toContain('Saved');
  act(() => editor.undo());
  expect(shift('ana-mon')?.end).toBe('18:00');
  expect([...read().selection.ids]).toEqual(['ana-mon']);
});

test('an edit that a rule blocks is asked about and not made', async () => {
  const { editor, shift, read } = await open();
  let made = true;
  act(() => {
    made = editor.attempt([{ kind: 'change', id: 'ben-mon', set: { employee_id: 'ana' } }]);
  });
  expect(made).toBe(false);
  expect(shift('ben-mon')?.employee_id).toBe('ben');
  expect(read().question).toMatchObject({ kind: 'block', overridable: false, saved: false });
});
