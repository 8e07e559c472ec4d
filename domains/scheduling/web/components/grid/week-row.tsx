import { Avatar } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import { CalendarClock, Palmtree, TriangleAlert, UserRoundPlus } from 'lucide-react';
import { memo } from 'react';
import type { Conflict, SchedulePerson, SchedulePosition } from '../../../contract/schemas.ts';
import { needsAnswer } from '../../../rules/answers.ts';
import { weekdayOf } from '../../../rules/hours/time.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import { type AbsenceBar, type CellItem, countDays, availabilityMark } from '../../state/grid/week-cells.ts';
import { fullName, type GridRow } from '../../state/grid/week-rows.ts';
import { type BlockLevel, ShiftBlock } from './shift-block.tsx';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';

/** The values that all rows of a week share. */
export interface RowContext {
  readonly phrases: SchedulingPhrases;
  readonly dates: readonly string[];
  readonly positions: ReadonlyMap<string, SchedulePosition>;
  readonly mayDecide: boolean;
}

type WeekRowProps = {
  context: RowContext;
  laid: LaidRow;
  top: number;
  height: number;
  rowIndex: number;
  conflicts: readonly Conflict[] | undefined;
  /** `day:item` where the keyboard stands in this line, or nothing. */
  cursor: string;
  /** Ids of this line's shifts that are chosen, being moved, or just changed by somebody else, joined by spaces. */
  chosen: string;
  moving: string;
  fresh: string;
};

/** One line of the grid. It draws again only when something of its own has changed. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { context, laid, top, height, rowIndex, cursor, conflicts, chosen, moving, fresh } = props;
  const { row } = laid;
  const place = { transform: `translateY(${top}px)`, blockSize: height };
  if (row.kind === 'group') {
    return (
      <div role="row" aria-rowindex={rowIndex} className="wk-row wk-group" style={place}>
        <div role="rowheader" aria-colspan={8} className="wk-first">
          <span className={`wk-dot ${tintClass(row.position)}`} />
          {groupName(row, context.phrases)}
          <span className="font-normal text-ink-2">{context.phrases.t('grid.people', { count: row.people })}</span>
        </div>
      </div>
    );
  }
  const look = row.kind === 'open' ? 'wk-row opens' : row.last ? 'wk-row last' : 'wk-row';
  return (
    <div role="row" aria-rowindex={rowIndex} data-row={row.key} className={look} style={place}>
      {row.kind === 'open' ? (
        <OpenHead laid={laid} phrases={context.phrases} />
      ) : (
        <PersonHead person={row.person} position={row.position} minutes={laid.minutes} phrases={context.phrases} />
      )}
      {context.dates.map((date, day) => (
        <Cell
          key={date}
          context={context}
          laid={laid}
          conflicts={conflicts}
          cursor={cursor.startsWith(`${day}:`) ? Number(cursor.slice(2)) : -1}
          chosen={chosen}
          moving={moving}
          fresh={fresh}
          date={date}
          day={day}
        />
      ))}
    </div>
  );
});

type CellProps = Pick<WeekRowProps, 'context' | 'laid' | 'conflicts' | 'chosen' | 'moving' | 'fresh'> & {
  date: string;
  day: number;
  /** The block of this cell that the cursor is on; -1 when it is elsewhere. */
  cursor: number;
};

/** One day of a line. A step of the cursor draws the cell that it leaves and the one that it comes to. */
const Cell = memo(function Cell({ context, laid, conflicts, cursor, chosen, moving, fresh, date, day }: CellProps) {
  const { row, cells } = laid;
  const items = cells.days[day] ?? [];
  const bars = cells.bars.filter((bar) => bar.from === day);
  const covered = cells.barsOn[day] ?? 0;
  const mark = row.kind === 'person' && covered === 0 ? availabilityMark(row.person, date) : null;
  const weekend = weekdayOf(date) > 5 ? ' we' : '';
  const free = mark === null ? '' : mark.kind === 'CANNOT' ? ' na' : ' na rather';
  const isChosen = chosen !== '' && items.some((item) => has(chosen, item));
  return (
    <div
      role="gridcell"
      aria-colindex={day + 2}
      data-day={day}
      aria-selected={isChosen ? true : undefined}
      tabIndex={items.length === 0 ? (cursor === -1 ? -1 : 0) : undefined}
      className={`wk-cell${weekend}${free}`}
      style={covered > 0 ? { paddingBlockStart: `calc(2px + ${covered * 2.3125}rem)` } : undefined}
    >
      {bars.map((bar) => (
        <OffBar key={bar.timeOff.id} bar={bar} phrases={context.phrases} mayDecide={context.mayDecide} />
      ))}
      {items.map((item, place) => (
        <ShiftBlock
          key={item.shift.id}
          item={item}
          place={place}
          phrases={context.phrases}
          position={item.shift.position_id === null ? undefined : context.positions.get(item.shift.position_id)}
          level={conflicts === undefined ? undefined : blockLevel(conflicts, item)}
          focusable={cursor === place}
          chosen={isChosen && has(chosen, item)}
          moving={moving !== '' && has(moving, item)}
          fresh={fresh !== '' && has(fresh, item)}
        />
      ))}
      {mark !== null && items.length === 0 && <span className="wk-na">{context.phrases.mark(mark)}</span>}
    </div>
  );
});

function has(joined: string, item: CellItem): boolean {
  return item.ids.some((id) => joined.includes(id));
}

/**
 * The most severe conflict shown on a block; answered ones rank last, contract hours show beside the name. Hours over
 * the contract show beside the name instead.
 */
function blockLevel(conflicts: readonly Conflict[], { shift }: CellItem): BlockLevel | undefined {
  let found: BlockLevel | undefined;
  for (const conflict of conflicts) {
    if (conflict.rule === 'contract_hours' || conflict.date !== shift.date) continue;
    if (!conflict.shift_ids.includes(shift.id)) continue;
    if (needsAnswer(conflict)) return 'clash';
    if (conflict.level === 'warn') found = 'warned';
    else found ??= 'agreed';
  }
  return found;
}

/** What a heading is called: the station or the position that its lines stand under. */
function groupName({ station, position }: Extract<GridRow, { kind: 'group' }>, { t }: SchedulingPhrases): string {
  if (station !== undefined) return station === '' ? t('grid.noStation') : station;
  return position?.name ?? t('grid.noPosition');
}

/** The class that gives a position its colour. */
export function tintClass(position: SchedulePosition | null | undefined): string {
  return `tint-${position?.tint ?? 'neutral'}`;
}

const TINTS = ['kitchen', 'bar', 'floor', 'host', 'front-desk'] as const;

/** The design system's tint for a position. */
export function positionTint(position: SchedulePosition | null | undefined): (typeof TINTS)[number] | 'neutral' {
  return TINTS.find((tint) => tint === position?.tint) ?? 'neutral';
}

function PersonHead({
  person,
  position,
  minutes,
  phrases,
}: {
  person: SchedulePerson;
  position: SchedulePosition | null;
  minutes: number;
  phrases: SchedulingPhrases;
}) {
  const contract = person.contract_minutes_per_week;
  const over = contract !== null && minutes > contract;
  const hours =
    contract === null
      ? phrases.t('hours', { hours: phrases.hours(minutes) })
      : phrases.t('hoursOf', { hours: phrases.hours(minutes), contract: phrases.hours(contract) });
  const name = fullName(person);
  const share = contract === null || contract === 0 ? 0 : Math.min(1, minutes / contract);
  return (
    <div role="rowheader" className="wk-first">
      <Avatar name={name} tint={positionTint(position)} size={28} className="max-lg:hidden" />
      <div className="wk-who">
        <b title={name}>{name}</b>
        <div className="wk-sub">
          <span>{position?.name}</span>
          {over ? (
            <span className="over">
              <Icon of={TriangleAlert} size={12} label={phrases.t('grid.over')} />
              {hours}
            </span>
          ) : (
            <span>{hours}</span>
          )}
        </div>
        {contract !== null && (
          <div className={over ? 'wk-meter over' : 'wk-meter'} style={{ '--share': `${share * 100}%` } as object} />
        )}
      </div>
    </div>
  );
}

function OpenHead({ laid, phrases }: { laid: LaidRow; phrases: SchedulingPhrases }) {
  const places = laid.shifts.filter((shift) => !shift.removed).length;
  return (
    <div role="rowheader" className="wk-first">
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-dashed border-line-field text-ink-2 max-lg:hidden">
        <Icon of={UserRoundPlus} size={14} />
      </span>
      <div className="wk-who">
        <b>{phrases.t('grid.openShifts')}</b>
        <div className="wk-sub">{phrases.t('grid.places', { count: places })}</div>
      </div>
    </div>
  );
}

function OffBar({ bar, phrases, mayDecide }: { bar: AbsenceBar; phrases: SchedulingPhrases; mayDecide: boolean }) {
  const { timeOff, from, to, lane } = bar;
  const asked = timeOff.state === 'REQUESTED';
  const names = `wk-off${asked ? ' asked' : ''}${bar.opensEarlier ? ' opens-earlier' : ''}${bar.goesOn ? ' goes-on' : ''}`;
  const kind = phrases.t(`off.${timeOff.kind}`);
  const { start, end } = timeOff;
  const length =
    start == null || end == null ? phrases.t('off.days', { count: countDays(timeOff) }) : phrases.range({ start, end });
  const state = `${length}, ${phrases.t(asked ? 'off.asked' : 'off.approved')}`;
  return (
    <div className={names} title={`${kind}, ${state}`} style={{ '--span': to - from + 1, '--lane': lane } as object}>
      <Icon of={asked ? CalendarClock : Palmtree} />
      <b>{kind}</b>
      <span className="truncate">{state}</span>
      {asked && mayDecide && (
        <button type="button" data-decide={timeOff.id}>
          {phrases.t('off.decide')}
        </button>
      )}
    </div>
  );
}
