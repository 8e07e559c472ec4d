import { type Cover, DAY_STEPS } from '../../../rules/staffing/cover.ts';

type LineProps = { readonly covers: ReadonlyMap<string, Cover>; readonly day: number; readonly height: number };

/** A day as a curve: scheduled people as an area, required people as a line. What it shows is said beside it, too. */
export function CoverLine({ covers, day, height }: LineProps) {
  const sum = (of: (cover: Cover) => readonly number[]): number[] =>
    Array.from({ length: DAY_STEPS }, (_, step) =>
      [...covers.values()].reduce((heads, cover) => heads + (of(cover)[day * DAY_STEPS + step] ?? 0), 0),
    );
  const required = sum((cover) => cover.required);
  const scheduled = sum((cover) => cover.scheduled);
  const most = Math.max(1, ...required, ...scheduled);
  const path = (heads: readonly number[]): string =>
    heads.map((count, step) => `V${(height - 1 - (count / most) * (height - 2)).toFixed(1)}H${step + 1}`).join('');
  return (
    <svg
      viewBox={`0 0 ${DAY_STEPS} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="w-full"
      style={{ height }}
    >
      <path d={`M0 ${height}${path(scheduled)}V${height}Z`} className="fill-line-strong" />
      <path
        d={`M0 ${height}${path(required)}`}
        className="fill-none stroke-accent-ink"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
