import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import type { Card, Stage } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { STAGE_ICONS } from '../stage-icons.ts';
import { useNow } from '../use-now.ts';

/** Counts of a stage. */
export interface StageFigures {
  readonly stage: Stage;
  readonly total: number;
  readonly late: number;
  readonly oldest: string | null;
}

/** A column's name, count and longest wait. */
export function ColumnHeading({
  name,
  stage,
  total,
  late,
  oldest,
  promisedHours,
}: StageFigures & { name: string; promisedHours: number }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const now = new Date(useNow());
  const share = total === 0 ? 0 : late / total;
  return (
    <>
      <div className="flex items-center gap-1.5">
        <Icon of={STAGE_ICONS[stage]} className="text-ink-2" />
        <h2 className="max-w-7/10 shrink-0 truncate text-base font-bold" dir="auto">
          {name}
        </h2>
        <span className="text-ink-2 tabular-nums">{format.number(total)}</span>
        <span className={`ms-auto min-w-0 truncate text-sm ${late > 0 ? 'text-bad' : 'text-ink-2'}`}>
          {late > 0
            ? t('board.late', { count: late, hours: promisedHours })
            : oldest === null
              ? total > 0 && t('board.inTime')
              : t('board.oldest', { wait: format.waiting(oldest, now) })}
        </span>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="mt-1.5 h-[3px] w-full rounded-full bg-line rtl:-scale-x-100"
      >
        <rect width={share * 100} height="2" className="fill-bad" />
      </svg>
    </>
  );
}

const FACES = 6;

/** A column as a strip: its name, how many, and the first faces. */
export function ColumnRail({
  name,
  stage,
  total,
  cards,
}: Pick<StageFigures, 'stage' | 'total'> & { name: string; cards: readonly Card[] }) {
  const format = useFormat();
  return (
    <span aria-hidden="true" className="flex min-h-0 flex-col items-center gap-2">
      <Icon of={STAGE_ICONS[stage]} className="text-ink-2" />
      <span className="text-sm font-bold tabular-nums">{format.number(total)}</span>
      <span className="font-bold [writing-mode:vertical-rl]">{name}</span>
      {cards.slice(0, FACES).map((card) => (
        <Avatar key={card.id} name={`${card.first_name} ${card.last_name}`} size={28} />
      ))}
    </span>
  );
}
