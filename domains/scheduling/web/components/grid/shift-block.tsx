import { Icon } from '@hearth/ui/icon';
import { CircleAlert, Handshake, TriangleAlert } from 'lucide-react';
import type { SchedulePosition } from '../../../contract/schemas.ts';
import { type ShiftState, shiftState } from '../../../rules/shift.ts';
import type { CellItem } from '../../state/grid/week-cells.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';

const LOOK: Readonly<Record<ShiftState, string>> = {
  draft: ' draft',
  published: '',
  changed: ' draft',
  removed: ' gone',
};
const STATE_WORD = { draft: 'grid.draft', changed: 'grid.changed', removed: 'grid.removed' } as const;

/** The level of a block's conflict: open, noted or answered. */
export type BlockLevel = 'clash' | 'warned' | 'agreed';
const LEVEL_LOOK = {
  clash: { icon: TriangleAlert, word: 'grid.conflict' },
  warned: { icon: CircleAlert, word: 'grid.warning' },
  agreed: { icon: Handshake, word: 'grid.agreed' },
} as const;

type ShiftBlockProps = {
  item: CellItem;
  place: number;
  phrases: SchedulingPhrases;
  position: SchedulePosition | undefined;
  level: BlockLevel | undefined;
  focusable: boolean;
  chosen: boolean;
  moving: boolean;
  fresh: boolean;
};

/** A shift in the grid: one element with two lines of text; the rest is style. What only style says is also said in words. */
export function ShiftBlock(props: ShiftBlockProps) {
  const { item, place, phrases, position, level, focusable, chosen, moving, fresh } = props;
  const { shift, ids } = item;
  const state = shiftState(shift);
  const open = shift.employee_id === null && state !== 'removed';
  const names = `wk-b tint-${position?.tint ?? 'neutral'}${LOOK[state]}${open ? ' open' : ''}${
    level === undefined ? '' : ` ${level}`
  }${moving ? ' moving' : ''}${fresh ? ' fresh' : ''}`;
  return (
    <div
      role="button"
      tabIndex={focusable ? 0 : -1}
      aria-pressed={chosen ? true : undefined}
      data-item={place}
      data-shift={shift.id}
      className={names}
    >
      {`${phrases.range(shift)}\n${phrases.what(shift, position)}`}
      {state !== 'published' && <span className="sr-only">, {phrases.t(STATE_WORD[state])}</span>}
      {open && ids.length > 1 && (
        <span className="wk-x">
          <bdi dir="ltr">×{ids.length}</bdi>
        </span>
      )}
      {level !== undefined && (
        <span className="wk-x">
          <Icon of={LEVEL_LOOK[level].icon} label={phrases.t(LEVEL_LOOK[level].word)} />
        </span>
      )}
    </div>
  );
}
