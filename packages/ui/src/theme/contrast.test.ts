import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromLch, parseColour, toHex, toLch } from './colour.ts';
import {
  brandProperties,
  brandTheme,
  DARK_SURFACES,
  DEFAULT_ACCENT,
  LIGHT_SURFACES,
  TEXT_CONTRAST,
} from './contrast.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(channel, channel, channel).map((colour) => toHex(colour));

function read(text: string) {
  const colour = parseColour(text);
  if (colour === undefined) throw new Error(`not a colour: ${text}`);
  return colour;
}

function ratio(ink: string, surface: string): number {
  return contrast(read(ink), read(surface));
}

describe('a brand theme of any colour', () => {
  it('stays legible: every ink reads on each of its surfaces, light and dark', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (accent, header) => {
        const theme = brandTheme(accent, header);
        for (const surface of [...LIGHT_SURFACES.map(toHex), theme.accentSoft]) {
          expect(ratio(theme.accentInk, surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        for (const surface of [...DARK_SURFACES.map(toHex), theme.accentSoftDark]) {
          expect(ratio(theme.accentInkDark, surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        expect(ratio(theme.onAccent, theme.accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(ratio(theme.onHeader, theme.header)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(ratio(theme.onHeader, theme.headerChip)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      { numRuns: 10_000 },
    );
  });

  it('keeps ordinary text readable on its soft background', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        const theme = brandTheme(accent);
        expect(ratio('#1f1d1a', theme.accentSoft)).toBeGreaterThanOrEqual(7);
        expect(ratio('#f3f0eb', theme.accentSoftDark)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps an accent that already reads', () => {
    expect(brandTheme('#0b5563').accentInk).toBe('#0b5563');
  });

  it('writes near-black on the default blue, where white would have 3.9 to 1', () => {
    const theme = brandTheme(DEFAULT_ACCENT);
    expect(theme.header).toBe('#0088dd');
    expect(ratio('#ffffff', theme.header)).toBeLessThan(TEXT_CONTRAST);
    expect(ratio('#000000', theme.onHeader)).toBeLessThan(1.2);
  });

  it('writes white on a dark header and near-black on a white one', () => {
    expect(brandTheme('#0d4a57').onHeader).toBe('#ffffff');
    expect(ratio(brandTheme(DEFAULT_ACCENT, '#ffffff').onHeader, '#000000')).toBeLessThan(1.2);
  });

  it('falls back to the default when the colour cannot be read', () => {
    expect(brandTheme('tomato?')).toEqual(brandTheme(DEFAULT_ACCENT));
  });
});

describe('colours', () => {
  it.each([
    ['#08d', [0, 136, 221]],
    ['#0088DD', [0, 136, 221]],
    ['rgb(0, 136, 221)', [0, 136, 221]],
    ['rgb(0 136 221)', [0, 136, 221]],
    ['rgb(0,136,256)', undefined],
    ['0,136,221', undefined],
    ['#12345', undefined],
  ])('reads %s', (text, colour) => {
    expect(parseColour(text)).toEqual(colour);
  });

  it('come back from OKLCH as they went', () => {
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (colour) => {
        expect(fromLch(toLch(colour))).toEqual(colour);
      }),
    );
  });
});

describe('tokens.css', () => {
  const css = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8');
  const pairs = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/gu)].map(([, name, light, dark]) => [
      name,
      { light, dark },
    ]),
  );
  const inks = [
    ...['ink', 'ink-2', 'ink-3'].flatMap((ink) =>
      ['bg', 'surface', 'surface-2', 'sunken'].map((surface) => [ink, surface]),
    ),
    ...['ok', 'warn', 'bad', 'info', 'kitchen', 'bar', 'floor', 'host', 'front-desk'].flatMap((ink) =>
      [`${ink}-soft`, 'surface', 'surface-2', 'bg'].map((surface) => [ink, surface]),
    ),
    ...['ok', 'warn', 'bad'].map((ink) => ['surface', ink]),
  ];

  it.each(inks)('%s reads on %s in both themes', (ink = '', surface = '') => {
    for (const theme of ['light', 'dark'] as const) {
      expect(ratio(pairs.get(ink)?.[theme] ?? '', pairs.get(surface)?.[theme] ?? '')).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
    }
  });

  it.each(['surface', 'bg', 'surface-2'])('the edge of a field can be found on %s', (surface) => {
    for (const theme of ['light', 'dark'] as const) {
      expect(ratio(pairs.get('line-field')?.[theme] ?? '', pairs.get(surface)?.[theme] ?? '')).toBeGreaterThanOrEqual(
        3,
      );
    }
  });

  it('shows the default brand before any brand is known', () => {
    const theme = brandTheme(DEFAULT_ACCENT);
    for (const [property, value] of Object.entries(brandProperties(theme))) {
      expect(css.replaceAll('rgb(0 136 221)', theme.accent)).toContain(`var(${property}, ${value})`);
    }
  });

  it('has the surfaces that brand themes are checked on', () => {
    const surfaces = ['surface', 'surface-2', 'bg', 'sunken'].map((name) => pairs.get(name));
    expect(surfaces.map((pair) => pair?.light)).toEqual(LIGHT_SURFACES.map(toHex));
    expect(surfaces.map((pair) => pair?.dark)).toEqual(DARK_SURFACES.map(toHex));
  });
});
