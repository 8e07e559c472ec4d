import { textDirection } from '@hearth/i18n/languages';
import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { join } from '../classes/join.ts';
import type { ChartProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { EDGED, LETTERS, OWN_COLOUR, Swatch, TONE_TEXT } from './marks.tsx';
import type { Series } from './numbers.ts';
import { stackSegments, toneAt, total, valueScale } from './numbers.ts';
import en from './phrases/en.json';
import type { Plot } from './plot.tsx';
import { Axes, Drawing, createPlot } from './plot.tsx';

const FILL = 0.68;
/** Bars wider than this carry their value above them. */
const ROOM_FOR_VALUE = 34;

/** A bar per label, grouped or stacked for several series. */
export function BarChart({
  labels,
  series,
  stacked = false,
  title,
  format,
  className,
}: ChartProps & { labels: readonly string[]; series: readonly Series[]; stacked?: boolean | undefined }) {
  const { t } = usePhrases('ui-charts', en);
  const formats = useFormat();
  const write = format ?? ((value: number) => formats.number(value));
  const columns = labels.map((_label, index) => series.map(({ values }) => values[index] ?? null));
  const stacks = columns.map(stackSegments);
  const scale = valueScale(stacked ? stacks.map((parts) => parts.at(-1)?.to ?? 0) : columns.flat(), 4);
  const plot = createPlot(textDirection(useLanguage()) === 'rtl', scale);
  const slot = 1 / Math.max(labels.length, 1);
  const at = (index: number) => plot.across((index + 0.5) * slot);
  const withTotal = stacked && series.length > 1;
  return (
    <ChartFrame
      {...{ title, className }}
      empty={columns.flat().every((value) => value === null || value === 0)}
      table={{
        head: ['', ...series.map(({ name }) => name), ...(withTotal ? [t('total')] : [])],
        rows: labels.map((name, index) => {
          const values = columns[index] ?? [];
          const cells = values.map((value) => (value === null ? '–' : write(value)));
          return { name, cells: withTotal ? [...cells, write(total(values))] : cells };
        }),
      }}
    >
      <Drawing>
        <Axes {...{ plot, labels, at }} ticks={scale.ticks} format={write} />
        {columns.map((values, index) => (
          <g key={labels[index]}>
            {values.map((value, part) => {
              const name = series[part]?.name ?? '';
              const start = index * slot + (slot * (1 - FILL)) / 2;
              const share = (slot * FILL) / values.length;
              const bar = stacked
                ? placeBar(plot, start, slot * FILL, stacks[index]?.[part] ?? { from: 0, to: 0 })
                : placeBar(plot, start + part * share, share, { from: 0, to: value ?? 0 });
              return (
                <g key={series[part]?.id} className={join(TONE_TEXT[toneAt(part)], OWN_COLOUR)}>
                  <rect {...bar} rx="2" fill="currentColor" className={EDGED} strokeWidth="1">
                    <title>{`${name}, ${labels[index] ?? ''}: ${value === null ? '–' : write(value)}`}</title>
                  </rect>
                  {!stacked && value !== null && bar.width >= ROOM_FOR_VALUE && (
                    <text
                      x={bar.x + bar.width / 2}
                      y={bar.y - 4}
                      direction="ltr"
                      textAnchor="middle"
                      className={`fill-ink forced-colors:fill-[CanvasText] ${LETTERS}`}
                    >
                      {write(value)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
      </Drawing>
      {series.length > 1 && <Legend series={series} />}
    </ChartFrame>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ id, name }, index) => (
        <li key={id} className="inline-flex items-center gap-1.5">
          <Swatch tone={toneAt(index)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function placeBar(plot: Plot, from: number, share: number, { from: low, to: high }: { from: number; to: number }) {
  const [one, other] = [plot.across(from), plot.across(from + share)];
  const [top, bottom] = [plot.up(Math.max(low, high)), plot.up(Math.min(low, high))];
  return { x: Math.min(one, other), y: top, width: Math.abs(other - one), height: bottom - top };
}
