import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart, Donut, Funnel, LineChart, Sparkline } from './index.tsx';

const series = [
  { id: 'a', name: 'Applied', values: [4, 9, null, 6] },
  { id: 'h', name: 'Hired', values: [1, 2, 2, 0] },
];
const labels = ['Mon', 'Tue', 'Wed', 'Thu'];
const parts = [
  { id: 'a', name: 'Applied', value: 40 },
  { id: 'h', name: 'Hired', value: 10 },
];
const drawn = (chart: ReactElement, language: 'en' | 'ar' = 'en') =>
  renderToString(createElement(I18nContext, { value: createI18n(language, {}) }, chart));

describe('a chart', () => {
  it.each([
    ['line', createElement(LineChart, { title: 'Week', labels, series })],
    ['bar', createElement(BarChart, { title: 'Week', labels, series })],
    ['stacked', createElement(BarChart, { title: 'Week', labels, series, stacked: true })],
    ['donut', createElement(Donut, { title: 'Week', parts })],
    ['funnel', createElement(Funnel, { title: 'Week', steps: parts })],
  ])(
    '(%s) is whole in the answer of the server: the drawing, no style in its markup, and the table behind it',
    (_kind, chart) => {
      const html = drawn(chart);
      expect(html).toContain('<svg aria-hidden="true"');
      expect(html).toContain('<caption class="sr-only">Week</caption>');
      expect(html).toContain('Hired');
      expect(html).not.toContain('style=');
      expect(html).not.toContain('NaN');
    },
  );

  it('runs from right to left where pages do', () => {
    const firstPlace = (html: string) => Number(/<circle cx="([\d.]+)"/.exec(html)?.[1]);
    const chart = createElement(LineChart, { title: 'Week', labels, series });
    expect(firstPlace(drawn(chart))).toBeLessThan(320);
    expect(firstPlace(drawn(chart, 'ar'))).toBeGreaterThan(320);
  });

  it('says in a word what a sparkline draws', () => {
    expect(drawn(createElement(Sparkline, { label: 'Hours', values: [3, null, 5] }))).toContain(
      'aria-label="Hours: 3, 5"',
    );
  });

  it('without values says so and draws nothing', () => {
    const html = drawn(
      createElement(LineChart, { title: 'Week', labels, series: [{ id: 'a', name: 'A', values: [null] }] }),
    );
    expect(html).toContain('No data yet');
    expect(html).not.toContain('<path');
  });
});
