import { textDirection } from '@hearth/i18n/languages';
import { useLanguage } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { line } from 'd3-shape';
import type { ChartProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { DASHES, LETTERS, TONE_TEXT } from './marks.tsx';
import type { Range, Series } from './numbers.ts';
import { spreadLabels, toneAt, valueScale } from './numbers.ts';
import { Axes, Drawing, EDGE, HEIGHT, createPlot } from './plot.tsx';

const LABEL_WIDTH = 110;
const LABEL_GAP = 22;

/** A line per series, labelled at its end; unknown values break the line. A value that is not known breaks the line. */
export function LineChart({
  labels,
  series,
  title,
  format,
  range,
  className,
}: ChartProps & { labels: readonly string[]; series: readonly Series[]; range?: Range }) {
  const formats = useFormat();
  const write = format ?? ((value: number) => formats.number(value));
  const scale = valueScale(
    series.flatMap(({ values }) => values),
    4,
    range,
  );
  const plot = createPlot(textDirection(useLanguage()) === 'rtl', scale, LABEL_WIDTH);
  const at = (index: number) => plot.across(labels.length < 2 ? 0.5 : index / (labels.length - 1));
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => at(index))
    .y((value) => plot.up(value ?? 0));
  const ends = series.map(({ values }) => plot.up(values.findLast((value) => value !== null) ?? 0));
  const heights = spreadLabels(ends, LABEL_GAP, EDGE.top, HEIGHT - EDGE.bottom);
  return (
    <ChartFrame
      {...{ title, className }}
      empty={series.every(({ values }) => values.every((value) => value === null))}
      table={{
        head: ['', ...series.map(({ name }) => name)],
        rows: labels.map((name, index) => ({
          name,
          cells: series.map(({ values }) => {
            const value = values[index] ?? null;
            return value === null ? '–' : write(value);
          }),
        })),
      }}
    >
      <Drawing>
        <Axes {...{ plot, labels, at }} ticks={scale.ticks} format={write} />
        {series.map(({ id, name, values }, index) => (
          <g key={id} className={TONE_TEXT[toneAt(index)]}>
            <path
              d={path(values) ?? undefined}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={DASHES[index % DASHES.length]}
            />
            {values.map((value, place) =>
              value === null ? null : (
                <circle key={labels[place]} cx={at(place)} cy={plot.up(value)} r="3" fill="currentColor">
                  <title>{`${name}, ${labels[place] ?? ''}: ${write(value)}`}</title>
                </circle>
              ),
            )}
            <text
              x={plot.across(1) + (plot.anchorEnd === 'start' ? 10 : -10)}
              y={heights[index]}
              dy="0.32em"
              className={LETTERS}
              fontWeight="600"
              direction="ltr"
              textAnchor={plot.anchorEnd}
              fill="currentColor"
            >
              {name}
            </text>
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
