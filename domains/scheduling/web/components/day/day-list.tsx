import { Avatar } from '@hearth/ui/avatar';
import { Button, IconButton } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Menu } from '@hearth/ui/menu';
import { CalendarDays, ClipboardPaste, Plus, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { weekdayOf } from '../../../rules/hours/time.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import type { TimeOff } from '../../../contract/schemas.ts';
import { availabilityMark } from '../../state/grid/week-cells.ts';
import { fullName } from '../../state/grid/week-rows.ts';
import { useGridLayout, useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { canPaste, pasteAt } from '../grid/grid-keys.ts';
import { positionTint } from '../grid/week-row.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';

import { PhoneShift } from './phone-shift.tsx';

const ShiftDialog = lazy(() => import('../shift/shift-dialog.tsx'));

interface OpenDialog {
  readonly shiftId: string | null;
  readonly employeeId: string | null;
}

/** The schedule on a phone: one day at a time, people below each other, and every action in a menu. */
export default function DayList({
  date,
  today,
  onDay,
}: {
  date: string;
  today: string;
  onDay: (date: string) => void;
}) {
  const { snapshot, phrases } = useSchedule();
  const { rows } = useGridLayout();
  const editor = useScheduleEditor();
  const { t } = phrases;
  const dialog = useDialogPhrases();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const day = snapshot.index.dates.indexOf(date);
  const person = opened?.employeeId == null ? undefined : snapshot.people.get(opened.employeeId);
  const shown = rows.filter(({ row }) => row.kind !== 'group');
  const isFree = ({ row, shifts }: LaidRow): boolean =>
    row.kind === 'person' && shifts.every((shift) => shift.date !== date);
  const working = shown.filter((laid) => !isFree(laid));
  const free = shown.filter(isFree);
  const line = (laid: LaidRow) => (
    <PhoneLine
      key={laid.row.key}
      laid={laid}
      date={date}
      onOpen={setOpened}
      onPaste={(row) => pasteAt(editor, { row, day })}
    />
  );
  return (
    <div className="flex-1">
      <DayStrip date={date} today={today} onDay={onDay} />
      <ul className="divide-y divide-line">{working.map(line)}</ul>
      {free.length > 0 && (
        <>
          <h2 className="bg-surface-2 px-4 pt-4 pb-2 text-sm font-bold text-ink-2">
            {dialog('dayView.free', { count: free.length })}
          </h2>
          <ul className="divide-y divide-line">{free.map(line)}</ul>
        </>
      )}
      {rows.every(({ row, shifts }) => row.kind === 'open' && shifts.length === 0) && (
        <EmptyState title={t('grid.empty')} icon={<Icon of={CalendarDays} size={24} />} />
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <ShiftDialog
            shift={opened.shiftId === null ? undefined : snapshot.roster.shifts.get(opened.shiftId)}
            start={{ employee_id: opened.employeeId, position_id: person?.position_id ?? null, date }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function PhoneLine({
  laid: { row, shifts },
  date,
  onOpen,
  onPaste,
}: {
  laid: LaidRow;
  date: string;
  onOpen: (opened: OpenDialog) => void;
  onPaste: (row: string) => void;
}) {
  const { phrases, mayEdit, mayDecide } = useSchedule();
  const editor = useScheduleEditor();
  const { t } = phrases;
  const holder = row.kind === 'person' ? row.person : null;
  const mark = holder === null ? null : availabilityMark(holder, date);
  const away = (holder?.time_off ?? []).filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
  const off = away.find(({ state }) => state === 'APPROVED');
  const asked = away.find(({ state }) => state === 'REQUESTED');
  const withTimes = ({ kind, start, end }: TimeOff): string =>
    [t(`off.${kind}`), start != null && end != null && phrases.range({ start, end })].filter(Boolean).join(' ');
  const name = holder === null ? t('grid.openShifts') : fullName(holder);
  const notes = [
    row.position?.name,
    off && withTimes(off),
    asked && `${withTimes(asked)}, ${t('off.asked')}`,
    mark && phrases.mark(mark),
  ].filter(Boolean);
  return (
    <li className="px-4 py-2.5">
      <div className="flex min-h-11 items-center gap-3">
        <Avatar
          name={name}
          tint={positionTint(row.position)}
          icon={holder === null ? <Icon of={UserRoundPlus} /> : undefined}
          size={32}
        />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-base">{name}</b>
          <span className="block truncate text-sm text-ink-2">{notes.join(' · ')}</span>
        </span>
        {asked !== undefined && mayDecide && (
          <Button size="sm" onClick={() => editor.set({ deciding: asked })}>
            {t('off.decide')}
          </Button>
        )}
        {mayEdit && (
          <AddMenu
            name={name}
            onAdd={() => onOpen({ shiftId: null, employeeId: holder?.employee_id ?? null })}
            onPaste={() => onPaste(row.key)}
          />
        )}
      </div>
      {shifts
        .filter((shift) => shift.date === date)
        .map((shift) => (
          <PhoneShift
            key={shift.id}
            shift={shift}
            onEdit={() => onOpen({ shiftId: shift.id, employeeId: shift.employee_id })}
          />
        ))}
    </li>
  );
}

function DayStrip({ date, today, onDay }: { date: string; today: string; onDay: (date: string) => void }) {
  const { snapshot, phrases } = useSchedule();
  const { t, format } = phrases;
  const { dates } = snapshot.index;
  const count = (day: string): number =>
    [...snapshot.roster.shifts.values()].filter((shift) => shift.date === day && !shift.removed).length;
  return (
    <nav
      aria-label={t('week.day')}
      className="sticky top-(--header-height) z-sticky grid grid-cols-7 border-b border-line bg-surface px-2"
    >
      {dates.map((day) => (
        <button
          key={day}
          type="button"
          aria-current={day === date ? 'date' : undefined}
          onClick={() => onDay(day)}
          className="grid min-h-14 content-center justify-items-center border-b-2 border-transparent text-xs text-ink-2 aria-[current=date]:border-accent aria-[current=date]:text-accent-ink"
        >
          <span>{format.weekday(weekdayOf(day), 'short')}</span>
          <b className={`text-lg ${day === today ? 'text-accent-ink' : 'text-ink'}`}>{format.date(day, 'day')}</b>
          <span aria-hidden="true">{count(day)}</span>
          <span className="sr-only">{t('grid.shifts', { count: count(day) })}</span>
        </button>
      ))}
    </nav>
  );
}

function AddMenu({ name, onAdd, onPaste }: { name: string; onAdd: () => void; onPaste: () => void }) {
  const dialog = useDialogPhrases();
  const add = { label: dialog('dayView.addFor', { who: name }), icon: <Icon of={Plus} size={20} /> };
  if (!canPaste()) return <IconButton {...add} onClick={onAdd} />;
  return (
    <Menu
      label={add.label}
      placement="bottom end"
      trigger={<IconButton {...add} />}
      entries={[
        { id: 'add', label: dialog('form.add'), icon: <Icon of={Plus} />, onSelect: onAdd },
        { id: 'paste', label: dialog('dayView.paste'), icon: <Icon of={ClipboardPaste} />, onSelect: onPaste },
      ]}
    />
  );
}
