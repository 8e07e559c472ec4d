import { Icon } from '@hearth/ui/icon';
import { CircleAlert, Handshake, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Conflict } from '../../../contract/schemas.ts';
import { needsAnswer } from '../../../rules/answers.ts';
import type { ScheduleEditor } from '../editor/create-schedule-editor.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';

const ProblemList = lazy(() => import('./problem-list.tsx'));

const KINDS = [
  ['serious', TriangleAlert, 'bg-bad-soft text-bad'],
  ['noted', CircleAlert, 'bg-warn-soft text-warn'],
  ['settled', Handshake, 'bg-sunken text-ink-2'],
] as const;
type ProblemKind = (typeof KINDS)[number][0];

type ProblemsProps = {
  /** Where no grid is to show the cell in, the day is opened, where the conflict stands beside its shift. */
  onDay: ((date: string) => void) | null;
};

/** The open, noted and answered conflicts of the week, each as a count that leads to its cells. */
export default function Problems({ onDay }: ProblemsProps) {
  const { snapshot } = useSchedule();
  const editor = useScheduleEditor();
  const onShow = (conflict: Conflict): void => {
    if (onDay === null) showConflict(editor, conflict);
    else onDay(conflict.date);
  };
  const tell = useDialogPhrases();
  const [open, setOpen] = useState<ProblemKind | null>(null);
  const lists = useMemo(() => sortConflicts(snapshot.conflicts), [snapshot.conflicts]);
  return (
    <>
      {KINDS.map(([kind, icon, look]) => {
        const conflicts = lists[kind];
        const [first] = conflicts;
        if (first === undefined) return null;
        const chip = (
          <button
            type="button"
            aria-haspopup={conflicts.length > 1 ? 'dialog' : undefined}
            onClick={() => (conflicts.length === 1 ? onShow(first) : setOpen(kind))}
            className={`inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm font-bold phone:min-h-11 ${look}`}
          >
            <Icon of={icon} />
            {tell(`problems.${kind}`, { count: conflicts.length })}
          </button>
        );
        if (open !== kind) return <span key={kind}>{chip}</span>;
        return (
          <Suspense key={kind} fallback={chip}>
            <ProblemList
              trigger={chip}
              conflicts={conflicts}
              label={tell(`problems.${kind}`, { count: conflicts.length })}
              onShow={onShow}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        );
      })}
    </>
  );
}

function sortConflicts(byPerson: ReadonlyMap<string, readonly Conflict[]>): Record<ProblemKind, Conflict[]> {
  const all = [...byPerson.values()]
    .flat()
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return {
    serious: all.filter(needsAnswer),
    noted: all.filter(({ level }) => level === 'warn'),
    settled: all.filter((conflict) => conflict.level !== 'warn' && !needsAnswer(conflict)),
  };
}

/** Goes to the cell of a conflict and opens its card. */
function showConflict(editor: ScheduleEditor, conflict: Conflict): void {
  const { snapshot, rows } = editor.read();
  const day = snapshot.index.dates.indexOf(conflict.date);
  const laid =
    rows.find(
      ({ row }) =>
        row.kind === 'person' &&
        row.person.employee_id === conflict.employee_id &&
        row.under === undefined &&
        row.station === undefined,
    ) ??
    rows.find(({ row, shifts }) => row.kind === 'person' && shifts.some(({ id }) => conflict.shift_ids.includes(id)));
  if (laid === undefined || day === -1) return;
  const items = laid.cells.days[day] ?? [];
  const item = Math.max(
    0,
    items.findIndex(({ shift }) => conflict.shift_ids.includes(shift.id)),
  );
  editor.set({ cursor: { row: laid.row.key, day, item }, conflictsOf: items[item]?.shift.id ?? null });
}
