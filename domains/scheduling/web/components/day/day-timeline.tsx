import { Avatar } from '@hearth/ui/avatar';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Plus, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import { timelineAxis, layLanes, type MinuteRange } from '../../state/timeline.ts';
import { availabilityMark } from '../../state/grid/week-cells.ts';
import { fullName } from '../../state/grid/week-rows.ts';
import { useGridLayout, useSchedule } from '../editor/use-schedule.ts';
import type { WeekSnapshot } from '../../state/week/week-editor.ts';
import type { NewShiftDefaults } from '../shift/use-shift-draft.ts';
import { TimelineBlock } from './timeline-block.tsx';
import { positionTint } from '../grid/week-row.tsx';
import './day-timeline.css';
import '../grid/shift-block.css';
import { useDialogPhrases } from '../dialogs/phrases.ts';

const ShiftDialog = lazy(() => import('../shift/shift-dialog.tsx'));
/** The height of a lane in rem, so that it grows with the font size. */
const LANE_REM = 2.375;

interface OpenDialog {
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
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const lines = useMemo(() => toTimelineRows(rows, date), [rows, date]);
  const axis = useMemo(
    () =>
      timelineAxis(
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
            start={newShiftContent(snapshot, opened, date)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface TimelineRow {
  readonly laid: LaidRow;
  readonly shifts: readonly Shift[];
}

/** One row per person and one for open shifts, with the shifts of the day. */
function toTimelineRows(rows: readonly LaidRow[], date: string): TimelineRow[] {
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

function newShiftContent({ people }: WeekSnapshot, { employeeId }: OpenDialog, date: string): NewShiftDefaults {
  const person = employeeId === null ? undefined : people.get(employeeId);
  return { employee_id: employeeId, position_id: person?.position_id ?? null, date };
}

function DayLine({
  line,
  date,
  axis,
  onOpen,
}: {
  line: TimelineRow;
  date: string;
  axis: MinuteRange;
  onOpen: (opened: OpenDialog) => void;
}) {
  const { laid, shifts } = line;
  const { row } = laid;
  const { phrases, mayEdit } = useSchedule();
  const { t } = phrases;
  const dialog = useDialogPhrases();
  const { lanes, count } = layLanes(shifts);
  const employeeId = row.kind === 'person' ? row.person.employee_id : null;
  const mark = row.kind === 'person' ? availabilityMark(row.person, date) : null;
  const away = row.kind === 'person' ? row.person.time_off.find((off) => isOff(off, date)) : undefined;
  const name = row.kind === 'person' ? fullName(row.person) : t('grid.openShifts');
  const isWhole = away !== undefined && away.start == null;
  const awayText =
    away === undefined
      ? ''
      : [t(`off.${away.kind}`), isWhole ? '' : phrases.range({ start: away.start ?? '', end: away.end ?? '' })].join(
          ' ',
        );
  return (
    <li className="dl-line">
      <div className="dl-who">
        {row.kind === 'person' ? (
          <Avatar name={name} tint={positionTint(row.position)} size={28} />
        ) : (
          <span className="grid size-7 shrink-0 place-items-center rounded-full border border-dashed border-line-field text-ink-2">
            <Icon of={UserRoundPlus} size={14} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <b className="block truncate">{name}</b>
          <span className="block truncate text-xs text-ink-2">
            {away === undefined ? (mark === null ? row.position?.name : phrases.mark(mark)) : awayText}
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
        className={mark?.kind === 'CANNOT' || isWhole ? 'dl-track na' : 'dl-track'}
        style={{ blockSize: `calc(${count * LANE_REM}rem + 4px)`, '--hours': (axis.to - axis.from) / 60 } as object}
      >
        {shifts.map((shift, at) => (
          <TimelineBlock
            key={shift.id}
            shift={shift}
            axis={axis}
            top={`calc(2px + ${(lanes[at] ?? 0) * LANE_REM}rem)`}
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
