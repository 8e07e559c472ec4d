import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { CircleAlert, Handshake, TriangleAlert } from 'lucide-react';
import type { Conflict, Fix, Shift } from '../../../contract/schemas.ts';
import { assignShift, type Command, resizeShift } from '../../../rules/commands.ts';
import { needsAnswer } from '../../../rules/answers.ts';
import type { WeekSnapshot } from '../../state/week/week-editor.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';
import { RecordedAnswer } from './recorded-answer.tsx';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';

/** The conflicts of one shift: what is wrong, what it needs, how far beyond the limit, and the ways out as buttons. */
export function ConflictList({ shift, onDone }: { shift: Shift; onDone: () => void }) {
  const { snapshot, phrases, conflictPhrases, mayEdit } = useSchedule();
  const editor = useScheduleEditor();
  const conflicts = conflictsOn(snapshot, shift);
  if (conflicts.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {conflicts.map((conflict) => (
        <li key={conflict.key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1.5 text-sm">
          <Icon
            of={conflict.level === 'warn' ? CircleAlert : needsAnswer(conflict) ? TriangleAlert : Handshake}
            className={`mt-0.5 ${conflict.level === 'warn' ? 'text-warn' : needsAnswer(conflict) ? 'text-bad' : 'text-ink-2'}`}
          />
          <p>
            <b className="block">{conflictPhrases.title(conflict)}</b>
            {conflict.answer === undefined ? (
              <span className="text-ink-2">{conflictPhrases.needs(conflict)}</span>
            ) : (
              <RecordedAnswer conflict={conflict} />
            )}
          </p>
          {conflict.rule === 'rest_gap' && <RestBar conflict={conflict} format={phrases.format} />}
          {mayEdit && conflict.answer === undefined && (
            <div className="col-start-2 flex flex-wrap gap-1.5">
              {conflict.fixes.slice(0, 3).map((fix) => (
                <Button
                  key={`${fix.kind}${fix.shift_id}`}
                  size="sm"
                  onClick={() => {
                    if (editor.attempt(commandsForFix(snapshot, fix), conflictPhrases.fix(fix))) onDone();
                  }}
                >
                  {conflictPhrases.fix(fix)}
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The conflicts that hang on a shift. */
export function conflictsOn({ conflicts }: WeekSnapshot, shift: Shift): readonly Conflict[] {
  const all = shift.employee_id === null ? [] : (conflicts.get(shift.employee_id) ?? []);
  return all.filter((conflict) => conflict.shift_ids.includes(shift.id) && conflict.date === shift.date);
}

function commandsForFix({ roster }: WeekSnapshot, fix: Fix): Command[] {
  const shift = roster.shifts.get(fix.shift_id);
  if (shift === undefined) return [];
  if (fix.kind === 'unassign') return [assignShift(shift, null)];
  return [resizeShift(shift, fix.kind === 'start_at' ? { start: fix.time } : { end: fix.time })];
}

function RestBar({ conflict: { facts }, format }: { conflict: Conflict; format: SchedulingPhrases['format'] }) {
  return (
    <div className="col-start-2" aria-hidden="true">
      <div className="h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line-strong">
        <div
          className="h-full bg-bad"
          style={{ inlineSize: `${Math.min(100, (facts.actual / facts.limit) * 100)}%` }}
        />
      </div>
      <div className="flex justify-between text-xs text-ink-2">
        <span>{format.duration(facts.actual)}</span>
        <span>{format.duration(facts.limit)}</span>
      </div>
    </div>
  );
}
