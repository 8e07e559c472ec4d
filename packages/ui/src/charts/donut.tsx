import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { arc } from 'd3-shape';
import { join } from '../classes/join.ts';
import type { ChartProps } from './chart-frame.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { EDGED, OWN_COLOUR, Swatch, TONE_TEXT } from './marks.tsx';
import { shares, toneAt, total } from './numbers.ts';
import en from './phrases/en.json';
import { Drawing } from './plot.tsx';

const SIZE = 160;
const FULL = 2 * Math.PI;

/** One part of a whole. */
export type DonutSegment = { id: string; name: string; value: number };

/** The parts of a whole, few of them: the ring, what it adds up to, and each part with its share beside it. */
export function Donut({ parts, title, format, className }: ChartProps & { parts: readonly DonutSegment[] }) {
  const { t } = usePhrases('ui-charts', en);
  const formats = useFormat();
  const write = format ?? ((value: number) => formats.number(value));
  const part = shares(parts.map(({ value }) => value));
  const ring = arc<{ from: number; to: number }>()
    .innerRadius(SIZE * 0.32)
    .outerRadius(SIZE * 0.48)
    .startAngle(({ from }) => from * FULL)
    .endAngle(({ to }) => to * FULL);
  const starts = part.map((_share, index) => total(part.slice(0, index)));
  return (
    <ChartFrame
      {...{ title, className }}
      empty={total(part) === 0}
      table={{
        head: ['', t('total'), t('share')],
        rows: parts.map(({ name, value }, index) => ({
          name,
          cells: [write(value), formats.percent(part[index] ?? 0)],
        })),
      }}
    >
      <div aria-hidden="true" className="flex flex-wrap items-center gap-5">
        <div className="w-40 shrink-0">
          <Drawing width={SIZE} height={SIZE}>
            <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
              {parts.map(({ id, name }, index) => {
                const from = starts[index] ?? 0;
                return (
                  <g key={id} className={join(TONE_TEXT[toneAt(index)], OWN_COLOUR)}>
                    <path
                      d={ring({ from, to: from + (part[index] ?? 0) }) ?? undefined}
                      fill="currentColor"
                      className={EDGED}
                      strokeWidth="2"
                    >
                      <title>{name}</title>
                    </path>
                  </g>
                );
              })}
              <text textAnchor="middle" dy="0.35em" fontSize="22" fontWeight="600" direction="ltr" className="fill-ink">
                {write(total(parts.map(({ value }) => value)))}
              </text>
            </g>
          </Drawing>
        </div>
        <ul className="grid min-w-40 flex-1 gap-1.5 text-dense">
          {parts.map(({ id, name, value }, index) => (
            <li key={id} className="flex items-center gap-2">
              <Swatch tone={toneAt(index)} />
              <span className="min-w-0 flex-1">{name}</span>
              <span className="tabular-nums">{write(value)}</span>
              <span className="w-12 text-end text-ink-2 tabular-nums">{formats.percent(part[index] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
