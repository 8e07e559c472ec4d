import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import type { Stage } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

/** A stage's name, how many stand there, and how long the longest waits. */
export function ColumnHeading({
  stage,
  total,
  late,
  oldest,
  promisedHours,
}: {
  stage: Stage;
  total: number;
  late: number;
  oldest: string | null;
  promisedHours: number;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const share = total === 0 ? 0 : late / total;
  return (
    <>
      <div className="flex items-baseline gap-2">
        <h2 className="text-base font-bold">{t(`stage.${stage}`)}</h2>
        <span className="tabular-nums text-ink-2">{format.number(total)}</span>
        <span className={`ms-auto text-sm ${late > 0 ? 'font-bold text-bad' : 'text-ink-2'}`}>
          {late > 0
            ? t('board.late', { count: late, hours: promisedHours })
            : oldest === null
              ? t('board.inTime')
              : t('board.oldest', { wait: format.waiting(oldest, new Date()) })}
        </span>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="mt-2 h-1 w-full rounded-full bg-sunken"
      >
        <rect width={share * 100} height="2" className="fill-bad" />
      </svg>
    </>
  );
}
