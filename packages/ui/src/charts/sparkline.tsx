import { textDirection } from '@hearth/i18n/languages';
import { useLanguage } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { line } from 'd3-shape';
import { join } from '../classes/join.ts';
import { valueScale } from './numbers.ts';

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 3;

/** The way of a figure, as small as a word, beside the figure itself. `label` says it to those who do not see it. */
export function Sparkline({
  values,
  label,
  format,
  className,
}: {
  values: readonly (number | null)[];
  label: string;
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
}) {
  const formats = useFormat();
  const write = format ?? ((value: number) => formats.number(value));
  const rtl = textDirection(useLanguage()) === 'rtl';
  const { low, high } = valueScale(values, 2);
  const across = (index: number) => {
    const along = EDGE + (index / Math.max(values.length - 1, 1)) * (WIDTH - 2 * EDGE);
    return rtl ? WIDTH - along : along;
  };
  const up = (value: number) => EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => across(index))
    .y((value) => up(value ?? 0));
  const lastIndex = values.findLastIndex((value) => value !== null);
  const last = values[lastIndex] ?? null;
  const known = values.filter((value) => value !== null);
  return (
    <svg
      role="img"
      aria-label={known.length === 0 ? label : `${label}: ${known.map(write).join(', ')}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={join('inline-block text-accent-ink forced-colors:text-[CanvasText]', className)}
    >
      <path d={path(values) ?? undefined} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {last !== null && <circle cx={across(lastIndex)} cy={up(last)} r="3" fill="currentColor" />}
    </svg>
  );
}
