import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { ChartProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { DonutSegment } from './donut.tsx';
import { funnelSteps } from './numbers.ts';
import en from './phrases/en.json';

/** A bar per step with its share of the first step. */
export function Funnel({ steps, title, format, className }: ChartProps & { steps: readonly DonutSegment[] }) {
  const { t } = usePhrases('ui-charts', en);
  const formats = useFormat();
  const write = format ?? ((value: number) => formats.number(value));
  const left = funnelSteps(steps.map(({ value }) => value));
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ChartFrame
      {...{ title, className }}
      empty={steps.every(({ value }) => value === 0)}
      table={{
        head: ['', t('total'), t('ofFirst')],
        rows: steps.map(({ name, value }, index) => ({
          name,
          cells: [write(value), formats.percent(left[index]?.ofFirst ?? 0)],
        })),
      }}
    >
      <ul aria-hidden="true" className="grid gap-2.5">
        {steps.map(({ id, name, value }, index) => (
          <li key={id} className="grid gap-1">
            <span className="flex items-baseline gap-2 text-dense">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <b className="tabular-nums">{write(value)}</b>
              <span className="w-12 text-end text-ink-2 tabular-nums">
                {formats.percent(left[index]?.ofFirst ?? 0)}
              </span>
            </span>
            <svg
              aria-hidden="true"
              width="100%"
              height="14"
              className="block rounded-xs bg-sunken rtl:-scale-x-100 forced-colors:outline"
            >
              <rect
                width={`${(100 * value) / most}%`}
                height="14"
                rx="3"
                className="fill-accent-ink forced-colors:fill-[Highlight]"
              />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
