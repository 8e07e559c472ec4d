import { Icon } from '@hearth/ui/icon';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Conflict } from '../../contract/schemas.ts';
import { type Desk, useDesk } from './desk.ts';

const ProblemList = lazy(() => import('./problem-list.tsx'));

/** What is wrong in the week, beside Publish: two counts that lead to their cells. */
export function Problems({ onShow }: { onShow: (conflict: Conflict) => void }) {
  const desk = useDesk();
  const { t } = desk.words;
  const [open, setOpen] = useState<'serious' | 'noted' | null>(null);
  const { serious, noted } = useMemo(() => sorted(desk.snapshot.conflicts), [desk.snapshot.conflicts]);
  const lists = { serious, noted };
  return (
    <>
      {(['serious', 'noted'] as const).map((kind) => {
        const conflicts = lists[kind];
        const [first] = conflicts;
        if (first === undefined) return null;
        const chip = (
          <button
            type="button"
            aria-haspopup={conflicts.length > 1 ? 'dialog' : undefined}
            onClick={() => (conflicts.length === 1 ? onShow(first) : setOpen(kind))}
            className={`inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm font-bold phone:min-h-11 ${
              kind === 'serious' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'
            }`}
          >
            <Icon of={kind === 'serious' ? TriangleAlert : CircleAlert} />
            {t(`problems.${kind}`, { count: conflicts.length })}
          </button>
        );
        if (open !== kind) return <span key={kind}>{chip}</span>;
        return (
          <Suspense key={kind} fallback={chip}>
            <ProblemList
              trigger={chip}
              conflicts={conflicts}
              desk={desk}
              label={t(`problems.${kind}`, { count: conflicts.length })}
              onShow={onShow}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        );
      })}
    </>
  );
}

function sorted(byPerson: ReadonlyMap<string, readonly Conflict[]>): { serious: Conflict[]; noted: Conflict[] } {
  const all = [...byPerson.values()]
    .flat()
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return {
    serious: all.filter(({ level }) => level !== 'warn'),
    noted: all.filter(({ level }) => level === 'warn'),
  };
}

/** Goes to the cell of a conflict and opens its card. */
export function goTo(desk: Desk, conflict: Conflict): void {
  const day = desk.snapshot.index.dates.indexOf(conflict.date);
  const laid =
    desk.rows.find(
      ({ row }) => row.kind === 'person' && row.person.employee_id === conflict.employee_id && row.under === undefined,
    ) ??
    desk.rows.find(
      ({ row, shifts }) => row.kind === 'person' && shifts.some(({ id }) => conflict.shift_ids.includes(id)),
    );
  if (laid === undefined || day === -1) return;
  const items = laid.cells.days[day] ?? [];
  const item = Math.max(
    0,
    items.findIndex(({ shift }) => conflict.shift_ids.includes(shift.id)),
  );
  desk.setCursor({ row: laid.row.key, day, item });
  desk.setCard(items[item]?.shift.id ?? null);
}
