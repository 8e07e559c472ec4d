import type { ReactNode } from 'react';
import { LETTERS } from './marks.tsx';
import { visibleLabels } from './numbers.ts';

/** The drawing's own measures; it grows with its place, and its letters with it as little as possible. */
export const WIDTH = 640;
export const HEIGHT = 240;
export const EDGE = { start: 52, end: 12, top: 14, bottom: 26 } as const;

/** The coordinates of a drawing, mirrored for right-to-left pages, with text unmirrored. */
export type Plot = {
  /** From how far along the reading direction, between 0 and 1, to a place across. */
  across: (share: number) => number;
  up: (value: number) => number;
  /** Which way text runs from a point: towards the end of the line. */
  anchorEnd: 'start' | 'end';
  anchorStart: 'start' | 'end';
  innerWidth: number;
};

/** The dimensions of a plot, by the width of its end labels and its scale. */
export function createPlot(rtl: boolean, scale: { low: number; high: number }, endWidth: number = EDGE.end): Plot {
  const innerWidth = WIDTH - EDGE.start - endWidth;
  const innerHeight = HEIGHT - EDGE.top - EDGE.bottom;
  return {
    innerWidth,
    across: (share) => {
      const along = EDGE.start + share * innerWidth;
      return rtl ? WIDTH - along : along;
    },
    up: (value) => EDGE.top + innerHeight * (1 - (value - scale.low) / (scale.high - scale.low)),
    anchorEnd: rtl ? 'end' : 'start',
    anchorStart: rtl ? 'start' : 'end',
  };
}

/** The lines of the scale with their values, and the labels below. */
export function Axes({
  plot,
  ticks,
  labels,
  at,
  format,
}: {
  plot: Plot;
  ticks: readonly number[];
  labels: readonly string[];
  at: (index: number) => number;
  format: (value: number) => string;
}) {
  const shown = new Set(visibleLabels(labels.length, plot.innerWidth, 84));
  return (
    <g className={`text-ink-2 ${LETTERS}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.across(0)}
            x2={plot.across(1)}
            y1={plot.up(tick)}
            y2={plot.up(tick)}
            className={tick === 0 ? 'stroke-line-field' : 'stroke-line'}
          />
          <text
            x={plot.across(0) + (plot.anchorStart === 'end' ? -8 : 8)}
            y={plot.up(tick)}
            dy="0.32em"
            textAnchor={plot.anchorStart}
            direction="ltr"
            fill="currentColor"
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        shown.has(index) ? (
          <text key={label} x={at(index)} y={HEIGHT - 8} textAnchor="middle" direction="ltr" fill="currentColor">
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** The drawing: hidden from screen readers, which read the table behind it. */
export function Drawing({
  children,
  height = HEIGHT,
  width = WIDTH,
}: {
  children: ReactNode;
  height?: number;
  width?: number;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full forced-color-adjust-auto"
      fontFamily="inherit"
    >
      {children}
    </svg>
  );
}
