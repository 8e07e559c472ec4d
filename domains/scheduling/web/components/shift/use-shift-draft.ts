import { useMemo, useState } from 'react';
import type { BreakStep } from '../../../contract/setting-schemas.ts';
import type { SchedulePosition, Shift, ShiftContent } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { findBreaks } from '../../../rules/hours/breaks.ts';
import { namesBreak, parseShift, type TypedShift } from '../../../rules/parse.ts';
import { pickContent, sameContent, wallMinutes } from '../../../rules/shift.ts';
import { formatShift, sortByDistance, readTime } from '../../state/typed-line.ts';
import { useSchedule } from '../editor/use-schedule.ts';

/** The initial values of a new shift. */
export type NewShiftDefaults = Pick<ShiftContent, 'employee_id' | 'position_id' | 'date'> & {
  /** Of the line that it is written in: it holds while no other is typed. */
  readonly station?: string;
};

type ParseFailure = Extract<TypedShift, { ok: false }>['reason'];

/** A shift that is being written, as one typed line and as fields; both say the same. */
export interface ShiftDraft {
  readonly content: ShiftContent;
  readonly line: string;
  /** What is in the fields of the times, which can be half written. */
  readonly times: Readonly<Record<'start' | 'end', string>>;
  /** Why the line cannot be read; null when it can, or is empty. */
  readonly unreadable: ParseFailure | null;
  readonly isComplete: boolean;
  /** What would be saved; nothing while it is not complete, or nothing was changed. */
  readonly commands: readonly Command[];
  /** What would be saved if somebody else had it; nothing where that is what stands there. */
  readonly commandsOf: (employeeId: string) => readonly Command[];
  readonly typeLine: (text: string) => void;
  readonly set: (change: Partial<ShiftContent>) => void;
  readonly typeTime: (edge: 'start' | 'end', text: string) => void;
  /** Shows the time that counts, when the field is left. */
  readonly leaveTime: (edge: 'start' | 'end') => void;
}

const EMPTY = { start: '', end: '', unpaid_break_minutes: 0, paid_break_minutes: 0, station: '', note: '' };

/** Stands for the id of a shift that is only tried out; it gets its own when it is added. */
export const NEW = 'new';

/** The draft of a shift, or of a new one with what was typed already. */
export function useShiftDraft(shift: Shift | undefined, start: NewShiftDefaults, typed: string): ShiftDraft {
  const { snapshot, positions } = useSchedule();
  const { positions: listed, break_steps: steps } = snapshot.week;
  const known = useMemo(() => sortByDistance(listed, start.position_id), [listed, start.position_id]);
  const positionOf = ({ position_id: id }: ShiftContent) => (id === null ? undefined : positions.get(id));
  // The breaks of a new shift follow its length until somebody says otherwise; what is there already is not touched.
  const [ownBreaks, setOwnBreaks] = useState(shift !== undefined);
  const [content, setContent] = useState<ShiftContent>(() =>
    shift === undefined
      ? applyBreaks(withTyped({ ...EMPTY, ...start }, typed, known, start.station), namesBreak(typed) ? [] : steps)
      : pickContent(shift),
  );
  const [line, setLine] = useState(shift === undefined ? typed : formatShift(content, positionOf(content)));
  const [times, setTimes] = useState({ start: content.start, end: content.end });
  const parsed = line.trim() === '' ? null : parseShift(line, known);
  const isComplete = content.start !== '' && content.end !== '' && (parsed === null || parsed.ok);

  const set = (change: Partial<ShiftContent>): void => {
    const saysBreaks = ownBreaks || 'unpaid_break_minutes' in change || 'paid_break_minutes' in change;
    setOwnBreaks(saysBreaks);
    const next = applyBreaks({ ...content, ...change }, saysBreaks ? [] : steps);
    setContent(next);
    if (next.start !== '' && next.end !== '') setLine(formatShift(next, positionOf(next)));
  };
  return {
    content,
    line,
    times,
    unreadable: parsed === null || parsed.ok ? null : parsed.reason,
    isComplete,
    commands: isComplete ? commandsFor(shift, content) : [],
    commandsOf: (employeeId) => commandsFor(shift, { ...content, employee_id: employeeId }),
    set,
    typeLine(text) {
      setLine(text);
      const next = applyBreaks(
        withTyped(content, text, known, shift === undefined ? start.station : ''),
        ownBreaks || namesBreak(text) ? [] : steps,
      );
      setContent(next);
      setTimes({ start: next.start, end: next.end });
    },
    typeTime(edge, text) {
      setTimes({ ...times, [edge]: text });
      const time = readTime(text);
      if (time !== null) set({ [edge]: time });
    },
    leaveTime: (edge) => setTimes({ ...times, [edge]: content[edge] }),
  };
}

/** A shift with what was typed put in; as it was while that cannot be read. */
function withTyped(
  content: ShiftContent,
  text: string,
  positions: readonly SchedulePosition[],
  station = '',
): ShiftContent {
  const read = parseShift(text, positions);
  if (!read.ok) return content;
  const { position_id: named, ...rest } = read.shift;
  return {
    ...content,
    ...rest,
    station: rest.station === '' ? station : rest.station,
    position_id: named ?? content.position_id,
  };
}

/** A shift with the breaks that its length asks for; as it is while its times are not complete, or where no breaks are set. */
function applyBreaks(content: ShiftContent, steps: readonly BreakStep[]): ShiftContent {
  if (steps.length === 0 || content.start === '' || content.end === '') return content;
  return { ...content, ...findBreaks(wallMinutes(content), steps) };
}

function commandsFor(shift: Shift | undefined, content: ShiftContent): Command[] {
  if (shift === undefined) return [{ kind: 'create', id: NEW, content }];
  if (sameContent(shift, content)) return [];
  const before: Record<string, unknown> = pickContent(shift);
  const set = Object.fromEntries(Object.entries(content).filter(([name, value]) => before[name] !== value));
  return [{ kind: 'change', id: shift.id, set }];
}
