import { Icon } from '@hearth/ui/icon';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { holderOf } from '../moves.ts';
import { useDesk } from './desk.ts';
import { movingCommands } from './grid-keys.ts';
import { hoursAfter } from './verdict-line.tsx';
import { tintClass } from './week-row.tsx';

const DRAWING = { ok: CircleCheck, warn: CircleAlert, bad: TriangleAlert } as const;

/** The cell that shifts would land on, with the verdict of the rules in words. */
export function DropTarget() {
  const desk = useDesk();
  const { moving, rows, tops, say } = desk;
  const target = moving?.target ?? null;
  const laid = target === null ? undefined : desk.rowOf.get(target.row);
  const holder = laid === undefined ? null : holderOf(laid.row);
  if (moving === null || target === null || holder === null) return null;
  const commands = movingCommands(desk, moving);
  const found = say.verdict(desk.verdict(commands), hoursAfter(desk, commands, holder.employeeId));
  const at = rows.findIndex(({ row }) => row.key === target.row);
  return (
    <div
      className={`wk-drop ${found.tone}`}
      style={{
        insetBlockStart: (tops[at] ?? 0) + 2,
        blockSize: Math.max(35, (tops[at + 1] ?? 0) - (tops[at] ?? 0) - 5),
        insetInlineStart: `calc(var(--first) + (100% - var(--first)) / 7 * ${target.day} + 3px)`,
        minInlineSize: `calc((100% - var(--first)) / 7 - 7px)`,
        maxInlineSize: 260,
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

/** What is being dragged, under the pointer. It is moved by style alone. */
export function Lift({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const desk = useDesk();
  const { moving, words } = desk;
  const shift = moving === null ? undefined : desk.shift(moving.grabbed);
  const position =
    shift === undefined || shift.position_id === null ? undefined : desk.positions.get(shift.position_id);
  const shown = moving?.by === 'pointer' && shift !== undefined;
  return (
    <div ref={ref} className="wk-lift" hidden={!shown} aria-hidden="true">
      {shown && (
        <div className={`wk-b ${tintClass(position)}`}>{`${words.range(shift)}\n${words.what(shift, position)}`}</div>
      )}
      {shown && (moving.ids.length > 1 || moving.copy) && (
        <span>{moving.copy ? `+${moving.ids.length}` : moving.ids.length}</span>
      )}
    </div>
  );
}
