import { Icon } from '@hearth/ui/icon';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { previewEdit } from '../../state/week/verdict.ts';
import { rowHolder } from '../../state/grid/moves.ts';
import { useGridLayout, useInteraction, useSchedule } from '../editor/use-schedule.ts';
import { commandsForMove } from './grid-keys.ts';
import { hoursAfter } from '../shift/verdict-line.tsx';

const DRAWING = { ok: CircleCheck, warn: CircleAlert, bad: TriangleAlert } as const;

/** The cell that shifts would land on, with the verdict of the rules in words. */
export default function DropTarget() {
  const { snapshot, conflictPhrases } = useSchedule();
  const { rows, tops, rowOf } = useGridLayout();
  const moving = useInteraction((now) => now.moving);
  const target = moving?.target ?? null;
  const laid = target === null ? undefined : rowOf.get(target.row);
  const holder = laid === undefined ? null : rowHolder(laid.row);
  if (moving === null || target === null || holder === null) return null;
  const commands = commandsForMove({ snapshot, rowOf }, moving);
  const found = conflictPhrases.verdict(
    previewEdit(snapshot, commands),
    hoursAfter(snapshot, commands, holder.employeeId),
  );
  const at = rows.findIndex(({ row }) => row.key === target.row);
  return (
    <div
      className={`wk-drop ${found.tone}`}
      style={{
        insetBlockStart: (tops[at] ?? 0) + 2,
        blockSize: `max(2.1875rem, ${(tops[at + 1] ?? 0) - (tops[at] ?? 0) - 5}px)`,
        insetInlineStart: `calc(var(--first) + (100% - var(--first)) / 7 * ${target.day} + 3px)`,
        minInlineSize: `calc((100% - var(--first)) / 7 - 7px)`,
        maxInlineSize: '16.25rem',
      }}
    >
      <b>
        <Icon of={DRAWING[found.tone]} size={14} />
        {found.title}
      </b>
      {found.detail}
    </div>
  );
}
