import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import type { SchedulePosition, Shift, ShiftContent } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { parseShift } from '../../../rules/parse.ts';
import { contentOf, sameContent } from '../../../rules/shift.ts';
import { lineOf, nearestFirst, readTime } from '../../state/typed-line.ts';
import { nameOf } from '../../state/grid/week-rows.ts';
import { departmentName } from './department-name.ts';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { useDesk } from '../editor/desk.ts';
import { NativeSelect } from '../native-select.tsx';
import { removeShifts } from '../grid/grid-keys.ts';
import { VerdictLine } from './verdict-line.tsx';
import { useDialogWords } from '../dialogs/phrases.ts';

type ShiftFormProps = {
  shift: Shift | undefined;
  /** What a new shift starts with. */
  start: Pick<ShiftContent, 'employee_id' | 'position_id' | 'date'>;
  typed?: string;
  /** Saves at once: Enter came before the form did. */
  entered?: boolean;
  onDone: () => void;
};

const EMPTY = { start: '', end: '', unpaid_break_minutes: 0, paid_break_minutes: 0, station: '', note: '' };

/** A shift as one typed line and as fields; both say the same. Enter saves. */
export function ShiftForm({ shift, start, typed = '', entered = false, onDone }: ShiftFormProps) {
  const desk = useDesk();
  const { t, format } = desk.words;
  const tell = useDialogWords();
  const { positions, people, dates } = useChoices();
  const known = useMemo(
    () => nearestFirst(desk.snapshot.week.positions, start.position_id),
    [desk.snapshot.week.positions, start.position_id],
  );
  const [content, setContent] = useState<ShiftContent>(() =>
    shift === undefined ? withTyped({ ...EMPTY, ...start }, typed, known) : contentOf(shift),
  );
  const position = content.position_id === null ? undefined : desk.positions.get(content.position_id);
  const [line, setLine] = useState(shift === undefined ? typed : lineOf(content, position));
  const [times, setTimes] = useState({ start: content.start, end: content.end });
  const parsed = line.trim() === '' ? null : parseShift(line, known);
  const complete = content.start !== '' && content.end !== '' && (parsed === null || parsed.ok);
  const commands = complete ? commandsFor(shift, content) : [];

  const type = (text: string): void => {
    setLine(text);
    const next = withTyped(content, text, known);
    setContent(next);
    setTimes({ start: next.start, end: next.end });
  };
  const set = (change: Partial<ShiftContent>): void => {
    const next = { ...content, ...change };
    setContent(next);
    const named = next.position_id === null ? undefined : desk.positions.get(next.position_id);
    if (next.start !== '' && next.end !== '') setLine(lineOf(next, named));
  };
  const setTime = (edge: 'start' | 'end', text: string): void => {
    setTimes({ ...times, [edge]: text });
    const time = readTime(text);
    if (time !== null) set({ [edge]: time });
  };
  const save = (): void => {
    if (!complete) return;
    const named = commands.map((command) => (command.id === NEW ? { ...command, id: desk.newId() } : command));
    if (commands.length === 0 || desk.attempt(named, t('done.saved'))) onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  const saveEntered = useEffectEvent(() => {
    if (entered) save();
  });
  useEffect(() => saveEntered(), [entered]);

  if (shift?.removed === true) {
    return (
      <div className="grid gap-3">
        <p className="text-dense">{t('grid.removed')}</p>
        <Button
          icon={<Icon of={Undo2} />}
          onClick={() => desk.attempt([{ kind: 'restore', id: shift.id }], t('done.restored')) && onDone()}
        >
          {tell('form.restore')}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      {shift !== undefined && <ConflictList shift={shift} onDone={onDone} />}
      <TextField
        label={tell('form.line')}
        size="sm"
        autoFocus
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={tell('form.example')}
        value={line}
        readOnly={!desk.mayEdit}
        onFocus={(event) => shift !== undefined && event.target.select()}
        onChange={(event) => type(event.target.value)}
        error={parsed !== null && !parsed.ok && line.length > 3 ? tell(`form.${parsed.reason}`) : undefined}
      />
      <div className="grid grid-cols-3 gap-2">
        {(['start', 'end'] as const).map((edge) => (
          <TextField
            key={edge}
            label={tell(`form.${edge}`)}
            size="sm"
            inputMode="numeric"
            autoComplete="off"
            value={times[edge]}
            readOnly={!desk.mayEdit}
            onChange={(event) => setTime(edge, event.target.value)}
            onBlur={() => setTimes({ ...times, [edge]: content[edge] })}
          />
        ))}
        <TextField
          label={tell('form.pause')}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          value={String(content.unpaid_break_minutes)}
          readOnly={!desk.mayEdit}
          onChange={(event) =>
            set({ unpaid_break_minutes: Math.min(480, Number(event.target.value.replaceAll(/\D/g, ''))) })
          }
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <NativeSelect
          size="sm"
          label={tell('form.position')}
          value={content.position_id ?? ''}
          options={positions}
          onChange={(id) => set({ position_id: id === '' ? null : id })}
        />
        <TextField
          label={tell('form.station')}
          size="sm"
          maxLength={60}
          autoComplete="off"
          value={content.station}
          readOnly={!desk.mayEdit}
          onChange={(event) => set({ station: event.target.value })}
        />
        <NativeSelect
          size="sm"
          label={tell('form.person')}
          value={content.employee_id ?? ''}
          options={people}
          onChange={(id) => set({ employee_id: id === '' ? null : id })}
        />
        <NativeSelect
          size="sm"
          label={tell('form.day')}
          value={content.date}
          options={dates.map((date) => ({ id: date, label: format.date(date, 'weekday') }))}
          onChange={(date) => set({ date })}
        />
      </div>
      <TextField
        label={tell('form.note')}
        size="sm"
        maxLength={500}
        autoComplete="off"
        value={content.note}
        readOnly={!desk.mayEdit}
        onChange={(event) => set({ note: event.target.value })}
      />
      {commands.length > 0 && <VerdictLine commands={commands} employeeId={content.employee_id} />}
      {desk.mayEdit && (
        <div className="flex items-center gap-2">
          <Button type="submit" variant="primary" size="sm" disabled={!complete}>
            {tell(shift === undefined ? 'form.add' : 'form.save')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t('cancel')}
          </Button>
          {shift !== undefined && (
            <Button
              size="sm"
              variant="danger"
              className="ms-auto"
              icon={<Icon of={Trash2} />}
              onClick={() => {
                removeShifts(desk, [shift]);
                onDone();
              }}
            >
              {tell('form.remove')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** A shift with what was typed put in; as it was while that cannot be read. */
function withTyped(content: ShiftContent, text: string, positions: readonly SchedulePosition[]): ShiftContent {
  const read = parseShift(text, positions);
  if (!read.ok) return content;
  const { position_id: named, ...rest } = read.shift;
  return { ...content, ...rest, position_id: named ?? content.position_id };
}

function commandsFor(shift: Shift | undefined, content: ShiftContent): Command[] {
  if (shift === undefined) return [{ kind: 'create', id: NEW, content }];
  if (sameContent(shift, content)) return [];
  const before: Record<string, unknown> = contentOf(shift);
  const set = Object.fromEntries(Object.entries(content).filter(([name, value]) => before[name] !== value));
  return [{ kind: 'change', id: shift.id, set }];
}

/** Stands for the id of a shift that is only tried out; it gets its own when it is added. */
const NEW = 'new';

function useChoices() {
  const desk = useDesk();
  const { t, compare } = desk.words;
  const tell = useDialogWords();
  const { week, index } = desk.snapshot;
  const positions = week.positions
    .map(({ id, name, department }) => ({ id, label: name, group: departmentName(desk.words, department) }))
    .sort((one, other) => compare(one.group, other.group) || compare(one.label, other.label));
  const people = week.people
    .map((person) => ({ id: person.employee_id, label: nameOf(person) }))
    .sort((one, other) => compare(one.label, other.label));
  return {
    positions: [{ id: '', label: t('grid.noPosition') }, ...positions],
    people: [{ id: '', label: tell('form.nobody') }, ...people],
    dates: index.dates,
  };
}
