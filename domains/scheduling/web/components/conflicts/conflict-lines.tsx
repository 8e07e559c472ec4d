import { Icon } from '@hearth/ui/icon';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Conflict } from '../../../contract/schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';

type ConflictLinesProps = {
  conflicts: readonly Conflict[];
  /** Says which shifts are meant and what each conflict needs, where no edit at hand says so. */
  detailed?: boolean;
};

/** Conflicts in words, each with the person's name. */
export function ConflictLines({ conflicts, detailed = false }: ConflictLinesProps) {
  const { conflictPhrases } = useSchedule();
  return (
    <ul className="grid gap-2">
      {conflicts.map((conflict) => (
        <li key={conflict.key} className="grid grid-cols-[auto_1fr] gap-x-2 text-base">
          <Icon
            of={conflict.level === 'warn' ? CircleAlert : TriangleAlert}
            className={`mt-0.5 ${conflict.level === 'warn' ? 'text-warn' : 'text-bad'}`}
          />
          <span>
            <b>{conflictPhrases.name(conflict.employee_id)}</b>: {conflictPhrases.title(conflict)}
            {detailed && <ConflictDetails conflict={conflict} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ConflictDetails({ conflict }: { conflict: Conflict }) {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { format, range } = phrases;
  const shifts = conflict.shift_ids.flatMap((id) => snapshot.roster.shifts.get(id) ?? []);
  // A week of shifts says no more than the day on which the limit is passed.
  const named = shifts.length > 2 ? shifts.filter(({ date }) => date === conflict.date) : shifts;
  const when = named.map((shift) => `${format.date(shift.date, 'weekday')} ${range(shift)}`);
  return (
    <span className="block text-dense text-ink-2">
      {when.length > 0 ? format.list(when) : format.date(conflict.date, 'weekday')} · {conflictPhrases.needs(conflict)}
    </span>
  );
}
