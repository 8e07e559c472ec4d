import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromLch, parseColour, toHex, toLch } from './colour.ts';
import { brandTheme, DARK_SURFACES, DEFAULT_ACCENT, LIGHT_SURFACES, TEXT_CONTRAST } from './contrast.ts';

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

  it('reads at 7 to 1 in high contrast, on its own soft background too', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        const theme = brandTheme(accent);
        // As tokens.css mixes it: color-mix(in oklab, ink 80%, black).
        const { lightness, chroma, hue } = toLch(read(theme.accentInk));
        const ink = toHex(fromLch({ lightness: lightness * 0.8, chroma: chroma * 0.8, hue }));
        for (const surface of ['#ffffff', '#f7f7f7', '#f0f0f0', theme.accentSoft]) {
          expect(ratio(ink, surface)).toBeGreaterThanOrEqual(7);
        }
        for (const surface of ['#000000', '#0d0d0d', '#1c1c1c', theme.accentSoftDark]) {
          expect(ratio(theme.accentInkDark, surface)).toBeGreaterThanOrEqual(7);
        }
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
