// The page of schedule-grid.ts: our week and its floor, mounted and scrolled on command. Built by the bench, never by the product.
import { PersonContext } from '@hearth/client/person';
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement as h, memo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import '../apps/web/src/styles.css';
import { ScheduleProvider } from '../domains/scheduling/web/components/editor/schedule-provider.tsx';
import { ScheduleSkeleton } from '../domains/scheduling/web/components/editor/schedule-skeleton.tsx';
import { WeekGrid } from '../domains/scheduling/web/components/grid/week-grid.tsx';
import { createWeekEditor } from '../domains/scheduling/web/state/week/week-editor.ts';
import { aMember, aWeek, aWeekShift } from '../domains/scheduling/web/state/week/week.fixture.ts';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
const TIMES = [
  ['08:00', '12:00'],
  ['17:00', '20:00'],
];
const ROW = 77;
const NONE = new Set();

const people = Array.from({ length: 500 }, (_, at) =>
  aMember(`p${at}`, { first_name: 'Person', last_name: `Number ${at}` }),
);
const shifts = people.flatMap(({ employee_id }) =>
  DAYS.flatMap((date) =>
    TIMES.map(([start, end], at) =>
      aWeekShift(`${employee_id}/${date}/${at}`, { employee_id, date, start, end, station: 'Main' }),
    ),
  ),
);
const week = aWeek(people, shifts);
const person = {
  user: { id: 'bench' },
  brand: { id: 'place', permissions: new Set(['VIEW_SALES']) },
  chooseBrand: () => Promise.resolve(),
};

function Ours({ editor }) {
  return h(
    ScheduleProvider,
    { weekEditor: editor, view: VIEW },
    h('div', { style: BOX }, h(WeekGrid, { today: DAYS[1], fresh: NONE, onDay: () => undefined })),
  );
}
const BOX = { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', height: 800 };
const VIEW = { groupBy: 'person', departments: [], search: '' };

function ours() {
  const editor = createWeekEditor(week, {
    send: () => new Promise(() => undefined),
    now: () => new Date(),
    keep: () => undefined,
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return h(PersonContext, { value: person }, h(Ours, { editor }));
}

const byPerson = people.map(({ employee_id, first_name, last_name }) => ({
  name: `${first_name} ${last_name}`,
  days: DAYS.map((date) => shifts.filter((shift) => shift.employee_id === employee_id && shift.date === date)),
}));

const FloorRow = memo(function FloorRow({ at, top }) {
  const { name, days } = byPerson[at];
  return h(
    'div',
    {
      style: {
        position: 'absolute',
        insetInline: 0,
        transform: `translateY(${top}px)`,
        height: ROW,
        display: 'grid',
        gridTemplateColumns: '224px repeat(7, 1fr)',
        borderBottom: '1px solid #ddd',
      },
    },
    h('div', { style: { position: 'sticky', insetInlineStart: 0, background: '#fff', padding: 8 } }, name),
    days.map((own, day) =>
      h(
        'div',
        { key: day, style: { padding: 2, borderInlineEnd: '1px solid #ddd' } },
        own.map((shift) =>
          h(
            'div',
            {
              key: shift.id,
              style: {
                height: 35,
                marginBottom: 2,
                borderRadius: 6,
                background: '#eef',
                overflow: 'hidden',
                fontSize: 12,
              },
            },
            `${shift.start}–${shift.end} Bartender`,
          ),
        ),
      ),
    ),
  );
});

function Floor() {
  const box = useRef(null);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const rows = useVirtualizer({
    count: byPerson.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 4,
  });
  return h(
    'div',
    { ref: box, style: { height: 800, overflow: 'auto' } },
    h(
      'div',
      { style: { position: 'relative', height: rows.getTotalSize() } },
      rows.getVirtualItems().map((item) => h(FloorRow, { key: item.key, at: item.index, top: item.start })),
    ),
  );
}

const MADE = { ours, floor: () => h(Floor) };
const frames = async (count) => {
  for (let left = count; left > 0; left -= 1) await new Promise((done) => requestAnimationFrame(done));
};
let root;
let place;

/** What stands in the page of both while the week is on its way. */
globalThis.wait = async () => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(h(ScheduleSkeleton));
  await frames(2);
  await new Promise((done) => setTimeout(done, 300));
};

/** Milliseconds from the call to the second frame after, and the elements that stand in the document then. */
globalThis.mount = async (kind) => {
  if (root === undefined) {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  }
  const from = performance.now();
  root.render(MADE[kind]());
  await frames(2);
  const ms = performance.now() - from;
  return { ms, nodes: place.querySelectorAll('*').length };
};

globalThis.unmount = async () => {
  root.unmount();
  root = undefined;
  document.body.replaceChildren();
  await frames(2);
};

/** The time between frames while the box scrolls 90 pixels in each, and the most elements that stood there. */
globalThis.scrollDown = async (milliseconds) => {
  const box = [...document.querySelectorAll('div')].find(
    (one) => one.scrollHeight > one.clientHeight + 1000 && one.clientHeight > 500,
  );
  const deltas = [];
  let nodes = 0;
  let last = performance.now();
  const until = last + milliseconds;
  while (last < until) {
    box.scrollTop += 90;
    await frames(1);
    const now = performance.now();
    deltas.push(now - last);
    last = now;
    if (deltas.length % 20 === 0) nodes = Math.max(nodes, document.querySelectorAll('body *').length);
  }
  return { deltas, nodes };
};
