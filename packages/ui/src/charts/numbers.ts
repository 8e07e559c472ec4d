import { scaleLinear } from 'd3-scale';

/** One line, or one part of every bar. A value that is not known is null. */
export type Series = { id: string; name: string; values: readonly (number | null)[] };

/** The tones that series are told apart by, in order; each with a pattern of its own, so that no colour has to be seen. */
export const SERIES_TONES = ['accent', 'floor', 'kitchen', 'bar', 'host', 'front-desk'] as const;
export type SeriesTone = (typeof SERIES_TONES)[number];

/** The tone of the series at a place in the list; after the last the first comes again. */
export function toneAt(index: number): SeriesTone {
  return SERIES_TONES[index % SERIES_TONES.length] ?? 'accent';
}

/** The ends of a scale that is given, as of answers from 1 to 5. */
export type Range = readonly [low: number, high: number];

/** The scale of values, with few lines: the given range, or from nothing (or the lowest loss) to a round number over the highest. */
export function valueScale(
  values: readonly (number | null)[],
  lines: number,
  range?: Range,
): { low: number; high: number; ticks: number[] } {
  if (range !== undefined) return { low: range[0], high: range[1], ticks: scaleLinear().domain(range).ticks(lines) };
  const known = values.filter((value) => value !== null);
  const high = Math.max(0, ...known);
  const low = Math.min(0, ...known);
  const scale = scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .nice(lines);
  const [bottom = 0, top = 1] = scale.domain();
  return { low: bottom, high: top, ticks: scale.ticks(lines) };
}

/** The sum of what is known. */
export function total(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** The start and end of each segment of a stack; negative values count as zero. */
export function stackSegments(values: readonly (number | null)[]): { from: number; to: number }[] {
  let top = 0;
  return values.map((value) => {
    const from = top;
    top += Math.max(value ?? 0, 0);
    return { from, to: top };
  });
}

/** Each value's share of their sum; of nothing, nothing. */
export function shares(values: readonly (number | null)[]): number[] {
  const positive = values.map((value) => Math.max(value ?? 0, 0));
  const sum = total(positive);
  return positive.map((value) => (sum === 0 ? 0 : value / sum));
}

/** The steps of a funnel: how much of the first step is left, and how much of the step before. */
export function funnelSteps(values: readonly number[]): { ofFirst: number; ofBefore: number }[] {
  const [first = 0] = values;
  return values.map((value, index) => {
    const before = index === 0 ? value : (values[index - 1] ?? 0);
    return { ofFirst: first === 0 ? 0 : value / first, ofBefore: before === 0 ? 0 : value / before };
  });
}

/** The axis labels that fit: every n-th, always with the first. */
export function visibleLabels(count: number, width: number, labelWidth: number): number[] {
  const fit = Math.max(1, Math.floor(width / labelWidth));
  const every = Math.max(1, Math.ceil(count / fit));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0);
}

/** Heights for labels at the end of lines, moved apart so that none covers another; each stays as near to its line as it can. */
export function spreadLabels(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((one, other) => one.height - other.height);
  let last = low - gap;
  for (const label of order) {
    label.height = Math.max(label.height, last + gap);
    last = label.height;
  }
  let next = high + gap;
  for (const label of order.toReversed()) {
    label.height = Math.min(label.height, next - gap);
    next = label.height;
  }
  const spread = [...heights];
  for (const { height, index } of order) spread[index] = height;
  return spread;
}
