import { Avatar } from '@hearth/ui/avatar';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Plus, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import { axisOf, lanesOf, type Stretch } from '../../state/timeline.ts';
import { markOf } from '../../state/grid/week-cells.ts';
import { nameOf } from '../../state/grid/week-rows.ts';
import { useGridLayout, useSchedule } from '../editor/use-schedule.ts';
import type { WeekSnapshot } from '../../state/week/week-editor.ts';
import type { ShiftStart } from '../shift/use-shift-draft.ts';
import { TimelineBlock } from './timeline-block.tsx';
import { tintOf } from '../grid/week-row.tsx';
import './day-timeline.css';
import '../grid/shift-block.css';
import { useDialogPhrases } from '../dialogs/phrases.ts';

const ShiftDialog = lazy(() => import('../shift/shift-dialog.tsx'));
/** How high a block is with the room around it, in rem: it grows with the letters. */
const LANE = 2.375;

interface Opened {
  readonly shift: Shift | undefined;
  readonly employeeId: string | null;
}

/** One day as a time line: who works from when to when. Blocks are dragged along the hours, their edges make them longer or shorter. */
export default function DayTimeline({ date, today }: { date: string; today: string }) {
  const { snapshot, phrases } = useSchedule();
  const { day } = snapshot.week;
  const { rows } = useGridLayout();
  const { format } = phrases;
  const dialog = useDialogPhrases();
  const [opened, setOpened] = useState<Opened | null>(null);
  const lines = useMemo(() => linesOf(rows, date), [rows, date]);
  const axis = useMemo(
    () =>
      axisOf(
        lines.flatMap(({ shifts }) => shifts),
        day,
      ),
    [lines, day],
  );
  const hours = Array.from({ length: (axis.to - axis.from) / 60 + 1 }, (_, at) => axis.from + at * 60);
  const working = lines.filter(({ shifts, laid }) => laid.row.kind === 'open' || shifts.length > 0);
  const free = lines.filter(({ shifts, laid }) => laid.row.kind === 'person' && shifts.length === 0);
  const lineProps = { date, axis, onOpen: setOpened };
  return (
    <div className="dl flex-[1_0_20rem]" data-today={date === today}>
      <div className="dl-axis" aria-hidden="true">
        <span />
        <div>
          {hours.slice(0, -1).map((minutes) => (
            <span
              key={minutes}
              style={{ insetInlineStart: `${((minutes - axis.from) / (axis.to - axis.from)) * 100}%` }}
            >
              {format.time(`${String((minutes / 60) % 24).padStart(2, '0')}:00`)}
            </span>
          ))}
        </div>
      </div>
      <ul aria-label={format.date(date, 'full')}>
        {working.map((line) => (
          <DayLine key={line.laid.row.key} line={line} {...lineProps} />
        ))}
      </ul>
      {free.length > 0 && (
        <>
          <h2 className="px-4 pt-4 pb-1 text-sm font-bold text-ink-2">
            {dialog('dayView.free', { count: free.length })}
          </h2>
          <ul aria-label={dialog('dayView.free', { count: free.length })}>
            {free.map((line) => (
              <DayLine key={line.laid.row.key} line={line} {...lineProps} />
            ))}
          </ul>
        </>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <ShiftDialog
            shift={opened.shift === undefined ? undefined : snapshot.roster.shifts.get(opened.shift.id)}
            start={startOf(snapshot, opened, date)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface Line {
  readonly laid: LaidRow;
  readonly shifts: readonly Shift[];
}

/** One line for each person and one for open shifts, with the shifts of the day. */
function linesOf(rows: readonly LaidRow[], date: string): Line[] {
  const seen = new Set<string>();
  return rows.flatMap((laid) => {
    const { row } = laid;
    if (row.kind === 'group') return [];
    const shifts = laid.shifts.filter((shift) => shift.date === date);
    const key = row.kind === 'open' ? row.key : row.person.employee_id;
    if (seen.has(key) && shifts.length === 0) return [];
    seen.add(key);
    return [{ laid, shifts }];
  });
}

function startOf({ people }: WeekSnapshot, { employeeId }: Opened, date: string): ShiftStart {
  const person = employeeId === null ? undefined : people.get(employeeId);
  return { employee_id: employeeId, position_id: person?.position_id ?? null, date };
}

function DayLine({
  line,
  date,
  axis,
  onOpen,
}: {
  line: Line;
  date: string;
  axis: Stretch;
  onOpen: (opened: Opened) => void;
}) {
  const { laid, shifts } = line;
  const { row } = laid;
  const { phrases, mayEdit } = useSchedule();
  const { t } = phrases;
  const dialog = useDialogPhrases();
  const { lanes, count } = lanesOf(shifts);
  const employeeId = row.kind === 'person' ? row.person.employee_id : null;
  const mark = row.kind === 'person' ? markOf(row.person, date) : null;
  const away = row.kind === 'person' ? row.person.time_off.find((off) => isOff(off, date)) : undefined;
  const name = row.kind === 'person' ? nameOf(row.person) : t('grid.openShifts');
  return (
    <li className="dl-line">
      <div className="dl-who">
        {row.kind === 'person' ? (
          <Avatar name={name} tint={tintOf(row.position)} size={28} />
        ) : (
          <span className="grid size-7 shrink-0 place-items-center rounded-full border border-dashed border-line-field text-ink-2">
            <Icon of={UserRoundPlus} size={14} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <b className="block truncate">{name}</b>
          <span className="block truncate text-xs text-ink-2">
            {away === undefined ? (mark === null ? row.position?.name : phrases.mark(mark)) : t(`off.${away.kind}`)}
          </span>
        </span>
        {mayEdit && (
          <IconButton
            size="sm"
            label={dialog('dayView.addFor', { who: name })}
            icon={<Icon of={Plus} />}
            onClick={() => onOpen({ shift: undefined, employeeId })}
          />
        )}
      </div>
      <div
        className={mark?.kind === 'CANNOT' || away !== undefined ? 'dl-track na' : 'dl-track'}
        style={{ blockSize: `calc(${count * LANE}rem + 4px)`, '--hours': (axis.to - axis.from) / 60 } as object}
      >
        {shifts.map((shift, at) => (
          <TimelineBlock
            key={shift.id}
            shift={shift}
            axis={axis}
            top={`calc(2px + ${(lanes[at] ?? 0) * LANE}rem)`}
            onOpen={() => onOpen({ shift, employeeId: shift.employee_id })}
          />
        ))}
      </div>
    </li>
  );
}

function isOff(
  { state, starts_on, ends_on }: { state: string; starts_on: string; ends_on: string },
  date: string,
): boolean {
  return state === 'APPROVED' && starts_on <= date && date <= ends_on;
}
