import { Avatar } from '@hearth/ui/avatar';
import { Button, IconButton } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Menu, type MenuAction } from '@hearth/ui/menu';
import {
  CalendarDays,
  ClipboardPaste,
  Copy,
  EllipsisVertical,
  Handshake,
  Pencil,
  Plus,
  Trash2,
  TriangleAlert,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import { assignShift } from '../../../rules/commands.ts';
import { stateOf } from '../../../rules/shift.ts';
import { weekdayOf } from '../../../rules/time.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import { landCommands } from '../../state/grid/moves.ts';
import { markOf } from '../../state/grid/week-cells.ts';
import { nameOf } from '../../state/grid/week-rows.ts';
import { isOpen } from '../../../rules/answers.ts';
import { AnswerWords } from '../conflicts/recorded-answer.tsx';
import { conflictsOn } from '../conflicts/conflict-list.tsx';
import { type Desk, useDesk } from '../editor/desk.ts';
import { canPaste, copyShifts, pasteAt, removeShifts } from '../grid/grid-keys.ts';
import { tintClass, tintOf } from '../grid/week-row.tsx';
import { useDialogWords } from '../dialogs/phrases.ts';

const ShiftDialog = lazy(() => import('../shift/shift-dialog.tsx'));

interface Opened {
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
  const desk = useDesk();
  const { t } = desk.words;
  const tell = useDialogWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const day = desk.snapshot.index.dates.indexOf(date);
  const person = opened?.employeeId == null ? undefined : desk.snapshot.people.get(opened.employeeId);
  const shown = desk.rows.filter(({ row }) => row.kind !== 'group');
  const isFree = ({ row, shifts }: LaidRow): boolean =>
    row.kind === 'person' && shifts.every((shift) => shift.date !== date);
  const working = shown.filter((laid) => !isFree(laid));
  const free = shown.filter(isFree);
  const line = (laid: LaidRow) => (
    <PhoneLine
      key={laid.row.key}
      desk={desk}
      laid={laid}
      date={date}
      onOpen={setOpened}
      onPaste={(row) => pasteAt(desk, { row, day })}
    />
  );
  return (
    <div className="flex-1">
      <DayStrip desk={desk} date={date} today={today} onDay={onDay} />
      <ul className="divide-y divide-line">{working.map(line)}</ul>
      {free.length > 0 && (
        <>
          <h2 className="bg-surface-2 px-4 pt-4 pb-2 text-sm font-bold text-ink-2">
            {tell('dayView.free', { count: free.length })}
          </h2>
          <ul className="divide-y divide-line">{free.map(line)}</ul>
        </>
      )}
      {desk.rows.length <= 1 && <EmptyState title={t('grid.empty')} icon={<Icon of={CalendarDays} size={24} />} />}
      {opened !== null && (
        <Suspense fallback={null}>
          <ShiftDialog
            desk={desk}
            shift={opened.shiftId === null ? undefined : desk.shift(opened.shiftId)}
            start={{ employee_id: opened.employeeId, position_id: person?.position_id ?? null, date }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function PhoneLine({
  desk,
  laid: { row, shifts },
  date,
  onOpen,
  onPaste,
}: {
  desk: Desk;
  laid: LaidRow;
  date: string;
  onOpen: (opened: Opened) => void;
  onPaste: (row: string) => void;
}) {
  const { t, mark: words } = desk.words;
  const holder = row.kind === 'person' ? row.person : null;
  const mark = holder === null ? null : markOf(holder, date);
  const away = (holder?.time_off ?? []).filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
  const off = away.find(({ state }) => state === 'APPROVED');
  const asked = away.find(({ state }) => state === 'REQUESTED');
  const name = holder === null ? t('grid.openShifts') : nameOf(holder);
  const notes = [
    row.position?.name,
    off && t(`off.${off.kind}`),
    asked && `${t(`off.${asked.kind}`)}, ${t('off.asked')}`,
    mark && words(mark),
  ].filter(Boolean);
  return (
    <li className="px-4 py-2.5">
      <div className="flex min-h-11 items-center gap-3">
        <Avatar
          name={name}
          tint={tintOf(row.position)}
          icon={holder === null ? <Icon of={UserRoundPlus} /> : undefined}
          size={32}
        />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-base">{name}</b>
          <span className="block truncate text-sm text-ink-2">{notes.join(' · ')}</span>
        </span>
        {asked !== undefined && desk.mayDecide && (
          <Button size="sm" onClick={() => desk.setDeciding(asked)}>
            {t('off.decide')}
          </Button>
        )}
        {desk.mayEdit && (
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
            desk={desk}
            shift={shift}
            onEdit={() => onOpen({ shiftId: shift.id, employeeId: shift.employee_id })}
          />
        ))}
    </li>
  );
}

function DayStrip({
  desk,
  date,
  today,
  onDay,
}: {
  desk: Desk;
  date: string;
  today: string;
  onDay: (date: string) => void;
}) {
  const { t, format } = desk.words;
  const { dates } = desk.snapshot.index;
  const count = (day: string): number =>
    [...desk.snapshot.roster.shifts.values()].filter((shift) => shift.date === day && !shift.removed).length;
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
  const tell = useDialogWords();
  const add = { label: tell('dayView.addFor', { who: name }), icon: <Icon of={Plus} size={20} /> };
  if (!canPaste()) return <IconButton {...add} onClick={onAdd} />;
  return (
    <Menu
      label={add.label}
      placement="bottom end"
      trigger={<IconButton {...add} />}
      entries={[
        { id: 'add', label: tell('form.add'), icon: <Icon of={Plus} />, onSelect: onAdd },
        { id: 'paste', label: tell('dayView.paste'), icon: <Icon of={ClipboardPaste} />, onSelect: onPaste },
      ]}
    />
  );
}

function PhoneShift({ desk, shift, onEdit }: { desk: Desk; shift: Shift; onEdit: () => void }) {
  const { words, say } = desk;
  const { t, format } = words;
  const tell = useDialogWords();
  const position = shift.position_id === null ? undefined : desk.positions.get(shift.position_id);
  const state = stateOf(shift);
  const conflicts = conflictsOn(desk, shift);
  const move = (date: string): MenuAction => ({
    id: `to-${date}`,
    label: format.date(date, 'weekday'),
    disabled: date === shift.date,
    onSelect: () => desk.attempt([{ kind: 'change', id: shift.id, set: { date } }], t('done.moved', { count: 1 })),
  });
  const copyTo = (date: string): MenuAction => ({
    id: `copy-${date}`,
    label: format.date(date, 'weekday'),
    disabled: date === shift.date,
    onSelect: () => {
      const { dates } = desk.snapshot.index;
      const landing = { days: dates.indexOf(date) - dates.indexOf(shift.date), holder: null };
      desk.attempt(
        landCommands([shift], landing, { copy: true, dates, newId: desk.newId }),
        t('done.copied', { count: 1 }),
      );
    },
  });
  return (
    <div className={`my-1 flex items-center gap-1 ${tintClass(position)}`}>
      <button
        type="button"
        onClick={onEdit}
        className={`min-h-13 min-w-0 flex-1 rounded-sm border-(--c) px-3 py-1.5 text-start ${shift.employee_id === null ? 'border-2 border-dashed' : 'border-s-4 bg-(--cs)'} ${state === 'removed' ? 'line-through opacity-70' : ''}`}
      >
        <b className="text-base">{words.range(shift)}</b>
        {state !== 'published' && (
          <span className="ms-2 text-sm text-ink-2">{t(state === 'removed' ? 'publish.removed' : 'grid.draft')}</span>
        )}
        <span className="block truncate text-sm text-ink-2">{words.what(shift, position)}</span>
        {conflicts.map((conflict) => (
          <span
            key={conflict.key}
            className={`mt-1 flex gap-1.5 text-sm ${conflict.level === 'warn' ? 'text-warn' : isOpen(conflict) ? 'text-bad' : 'text-ink-2'}`}
          >
            <Icon of={conflict.answer === undefined ? TriangleAlert : Handshake} className="mt-0.5" />
            <span>
              {say.title(conflict)}
              <AnswerWords conflict={conflict} desk={desk} />
            </span>
          </span>
        ))}
      </button>
      {desk.mayEdit && !shift.removed && (
        <Menu
          label={tell('dayView.actions', { shift: words.range(shift) })}
          placement="bottom end"
          trigger={
            <IconButton
              label={tell('dayView.actions', { shift: words.range(shift) })}
              icon={<Icon of={EllipsisVertical} size={20} />}
            />
          }
          entries={[
            { id: 'edit', label: tell('form.edit'), icon: <Icon of={Pencil} />, onSelect: onEdit },
            {
              id: 'keep',
              label: tell('dayView.copy'),
              icon: <Icon of={Copy} />,
              onSelect: () => copyShifts(desk, [shift]),
            },
            {
              id: 'open',
              label: t('fixes.unassign'),
              icon: <Icon of={UserRoundX} />,
              disabled: shift.employee_id === null,
              onSelect: () => desk.attempt([assignShift(shift, null)], t('done.saved')),
            },
            {
              id: 'remove',
              label: tell('form.remove'),
              icon: <Icon of={Trash2} />,
              danger: true,
              onSelect: () => removeShifts(desk, [shift]),
            },
            { id: 'move', title: tell('dayView.moveTo'), items: desk.snapshot.index.dates.map(move) },
            { id: 'copy', title: tell('dayView.copyTo'), items: desk.snapshot.index.dates.map(copyTo) },
          ]}
        />
      )}
    </div>
  );
}
