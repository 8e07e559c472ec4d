import { firstDayOfWeek } from '@hearth/i18n/format';
import { useFormat } from '@hearth/i18n/use-format';
import type { UsualShift } from '@hearth/domains/job-library/schemas';
import { rotateDays, layoutWeek } from '../../rules/usual-week.ts';
import type { WeekBar, WeekLayout } from '../../rules/usual-week.ts';
import { useWords } from './words.ts';

/** The week that somebody in this job usually works: seven columns on one scale as its country begins a week, and the same in words for those who listen. */
export function Week({ week, country }: { readonly week: readonly UsualShift[]; readonly country: string }) {
  const { t, language } = useWords();
  const format = useFormat();
  const shape = layoutWeek(week);
  if (shape === null) return null;
  const days = rotateDays(firstDayOfWeek(language, country), shape);
  return (
    <div className="rounded-lg border border-line bg-surface p-3 pt-4">
      <ol className="grid grid-cols-7 gap-1.5">
        {days.map(({ day, bars }) => (
          <li key={day} className={`text-center text-sm ${bars.length > 0 ? 'font-bold text-ink' : 'text-ink-2'}`}>
            <span aria-hidden="true">{format.weekday(day, language === 'ar' ? 'narrow' : 'short')}</span>
            <span className="sr-only">
              {format.weekday(day)}:{' '}
              {bars.length === 0
                ? t('career.off')
                : bars.map(({ start, end }) => format.timeRange(start, end)).join(', ')}
            </span>
            <Column bars={bars} shape={shape} />
          </li>
        ))}
      </ol>
      <p className="mt-3 flex justify-between gap-3 px-1 text-dense text-ink-2">
        <span>{t('career.shifts', { count: shape.shifts })}</span>
        <b className="text-ink">{format.duration(shape.totalMinutes)}</b>
      </p>
    </div>
  );
}

function Column({ bars, shape }: { readonly bars: readonly WeekBar[]; readonly shape: WeekLayout }) {
  const { t } = useWords();
  return (
    <div
      aria-hidden="true"
      className="relative mt-1.5 grid h-28 place-items-center overflow-hidden rounded-md border border-line bg-surface-2 text-xs font-normal text-ink-2"
    >
      {bars.length === 0 ? t('career.off') : <Bars bars={bars} shape={shape} />}
    </div>
  );
}

/** The content policy allows no style attributes; a drawing's own measures are not styles. */
function Bars({ bars, shape }: { readonly bars: readonly WeekBar[]; readonly shape: WeekLayout }) {
  const format = useFormat();
  const share = (minute: number) => `${(((minute - shape.from) / (shape.to - shape.from)) * 100).toFixed(2)}%`;
  // Whole hours as two digits: a column on a phone is 40 px wide.
  const label = (time: string) =>
    time.endsWith(':00') ? format.number(Number(time.slice(0, 2)), { minimumIntegerDigits: 2 }) : format.time(time);
  return (
    <svg className="absolute inset-0 size-full text-xs font-bold tabular-nums">
      {bars.map((bar) => (
        <g key={bar.start} className="fill-bar">
          <rect
            x="0.5"
            rx="7"
            y={share(bar.from)}
            height={share(shape.from + bar.to - bar.from)}
            className="w-[calc(100%-1px)] fill-bar-soft stroke-bar/45"
          />
          <text x="50%" y={share(bar.from)} dy="1.35em" textAnchor="middle">
            {label(bar.start)}
          </text>
          <text x="50%" y={share(bar.to)} dy="-0.6em" textAnchor="middle">
            {label(bar.end)}
          </text>
        </g>
      ))}
    </svg>
  );
}
