import { Icon } from '@hearth/ui/icon';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { WeekSnapshot } from '../../state/week/week-editor.ts';
import type { Command } from '../../../rules/commands.ts';
import { previewMinutes, previewEdit } from '../../state/week/verdict.ts';
import { useSchedule } from '../editor/use-schedule.ts';

const LOOK = { ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' } as const;
const DRAWING = { ok: CircleCheck, warn: CircleAlert, bad: TriangleAlert } as const;

/** Describes what some commands would mean for a person. */
export function VerdictLine({ commands, employeeId }: { commands: readonly Command[]; employeeId: string | null }) {
  const { snapshot, conflictPhrases } = useSchedule();
  const { tone, title, detail } = conflictPhrases.verdict(
    previewEdit(snapshot, commands),
    hoursAfter(snapshot, commands, employeeId),
  );
  return (
    <p role="status" className={`flex gap-2 text-sm ${LOOK[tone]}`}>
      <Icon of={DRAWING[tone]} className="mt-0.5" />
      <span>
        <b>{title}</b>
        {detail !== '' && <span className="text-ink">, {detail}</span>}
      </span>
    </p>
  );
}

/** The hours that a person would have in the week, against their contract; nothing for open shifts. */
export function hoursAfter(snapshot: WeekSnapshot, commands: readonly Command[], employeeId: string | null) {
  if (employeeId === null) return null;
  const minutes = previewMinutes(snapshot, employeeId, commands);
  return { minutes, contract: snapshot.people.get(employeeId)?.contract_minutes_per_week ?? null };
}
