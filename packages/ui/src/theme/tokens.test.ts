import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, toHex } from './colour.ts';
import { brandProperties, brandTheme, DARK_SURFACES, DEFAULT_ACCENT, LIGHT_SURFACES } from './contrast.ts';

const css = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8');
const [ordinary = '', strong = ''] = css.split('@variant contrast');

type Pair = { light: string; dark: string };

function pairsOf(text: string): Map<string, Pair> {
  return new Map(
    [...text.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/gu)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  );
}

const plain = pairsOf(ordinary);
/** The four looks: what each name means, how much text needs, and how much a line. */
const LOOKS = [
  { look: 'light', scheme: 'light', pairs: plain, text: 4.5 },
  { look: 'dark', scheme: 'dark', pairs: plain, text: 4.5 },
  { look: 'light high contrast', scheme: 'light', pairs: new Map([...plain, ...pairsOf(strong)]), text: 7 },
  { look: 'dark high contrast', scheme: 'dark', pairs: new Map([...plain, ...pairsOf(strong)]), text: 7 },
] as const;
const LINE = 3;

const SURFACES = ['surface', 'surface-2', 'bg', 'sunken'];
const TONES = ['ok', 'warn', 'bad', 'info', 'kitchen', 'bar', 'floor', 'host', 'front-desk'];
const INKS = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => SURFACES.map((surface) => [ink, surface] as const)),
  ...['ink', 'ink-2'].flatMap((ink) => TONES.map((tone) => [ink, `${tone}-soft`] as const)),
  ...TONES.flatMap((tone) => [`${tone}-soft`, 'surface', 'surface-2', 'bg'].map((surface) => [tone, surface] as const)),
  // What is written on a fill: toasts and hints on ink, a button that destroys.
  ...['ink', 'ok', 'warn', 'bad'].map((fill) => ['surface', fill] as const),
];

describe.each(LOOKS)('the colours of $look', ({ scheme, pairs, text }) => {
  const ratio = (one: string, other: string): number => {
    const [a, b] = [one, other].map((name) => parseColour(pairs.get(name)?.[scheme] ?? ''));
    if (a === undefined || b === undefined) throw new Error(`No pair for ${one} and ${other}.`);
    return contrast(a, b);
  };

  it.each(INKS)('%s reads on %s', (ink, surface) => {
    expect(ratio(ink, surface)).toBeGreaterThanOrEqual(text);
  });

  it.each(SURFACES.slice(0, 3))('the edge of a field can be found on %s', (surface) => {
    expect(ratio('line-field', surface)).toBeGreaterThanOrEqual(LINE);
  });

  it.runIf(text === 7)('every line can be found', () => {
    for (const line of ['line', 'line-strong', 'line-field'])
      for (const surface of SURFACES)
        expect(ratio(line, surface), `${line} on ${surface}`).toBeGreaterThanOrEqual(LINE);
  });
});

describe('tokens.css', () => {
  it('shows the default brand before any brand is known', () => {
    const theme = brandTheme(DEFAULT_ACCENT);
    for (const [property, value] of Object.entries(brandProperties(theme))) {
      expect(css.replaceAll('rgb(0 136 221)', theme.accent)).toContain(`var(${property}, ${value})`);
    }
  });

  it('has the surfaces that brand themes are checked on', () => {
    const surfaces = SURFACES.map((name) => plain.get(name));
    expect(surfaces.map((pair) => pair?.light)).toEqual(LIGHT_SURFACES.map(toHex));
    expect(surfaces.map((pair) => pair?.dark)).toEqual(DARK_SURFACES.map(toHex));
  });

  it('mixes the ink of a brand for high contrast as its test does', () => {
    expect(strong).toMatch(/color-mix\(in oklab, var\(--brand-ink-light, #0068ac\) 80%, black\)/u);
  });
});
