import type { Rgb } from './colour.ts';
import { contrast, fromLch, parseColour, toHex, toLch } from './colour.ts';

/** The accent and header colour of a brand that has chosen none. */
export const DEFAULT_ACCENT = 'rgb(0, 136, 221)';

/** The minimum contrast of text on its surface (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;

/** The target contrast, above the minimum so that small text is comfortable. */
const TARGET_CONTRAST = { darker: 5, lighter: 7 } as const;

/** The surfaces text in the accent may stand on, as in tokens.css; the soft accent is added to them. */
export const LIGHT_SURFACES: readonly Rgb[] = ['#ffffff', '#faf9f7', '#f7f6f4', '#efede9'].map(requireColour);
export const DARK_SURFACES: readonly Rgb[] = ['#201e1b', '#262420', '#171614', '#2d2a26'].map(requireColour);

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** All colours of a brand, as #rrggbb. */
export type BrandTheme = {
  /** The brand's own colour: fills, bars, rings. Never text. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** Text, links, icons and primary buttons on light surfaces. */
  accentInk: string;
  /** The same on dark surfaces. */
  accentInkDark: string;
  /** Quiet background of what is chosen, on light surfaces. */
  accentSoft: string;
  /** The same on dark surfaces. */
  accentSoftDark: string;
  header: string;
  onHeader: string;
  /** Background of controls in the header; onHeader reads on it too. */
  headerChip: string;
};

/** Derives every colour of a brand from its accent, and from its header colour when that differs. */
export function brandTheme(accent: string, header: string = accent): BrandTheme {
  const accentColour = parseColour(accent) ?? requireColour(DEFAULT_ACCENT);
  const headerColour = parseColour(header) ?? accentColour;
  const { chroma, hue } = toLch(accentColour);
  const soft = fromLch({ lightness: 0.958, chroma: Math.min(chroma * 0.16, 0.03), hue });
  const softDark = fromLch({ lightness: 0.28, chroma: Math.min(chroma * 0.36, 0.06), hue });
  const onHeader = readableOn(headerColour);
  return {
    accent: toHex(accentColour),
    onAccent: toHex(readableOn(accentColour)),
    accentInk: toHex(inkOn(accentColour, [...LIGHT_SURFACES, soft], 'darker')),
    accentInkDark: toHex(inkOn(accentColour, [...DARK_SURFACES, softDark], 'lighter')),
    accentSoft: toHex(soft),
    accentSoftDark: toHex(softDark),
    header: toHex(headerColour),
    onHeader: toHex(onHeader),
    headerChip: toHex(chipOn(headerColour, onHeader)),
  };
}

type BrandProperty =
  `--brand-${'accent' | 'on-accent' | 'ink-light' | 'ink-dark' | 'soft-light' | 'soft-dark' | 'header' | 'on-header' | 'header-chip'}`;

/** The custom properties that tokens.css reads for a brand. */
export function brandProperties(theme: BrandTheme): Record<BrandProperty, string> {
  return {
    '--brand-accent': theme.accent,
    '--brand-on-accent': theme.onAccent,
    '--brand-ink-light': theme.accentInk,
    '--brand-ink-dark': theme.accentInkDark,
    '--brand-soft-light': theme.accentSoft,
    '--brand-soft-dark': theme.accentSoftDark,
    '--brand-header': theme.header,
    '--brand-on-header': theme.onHeader,
    '--brand-header-chip': theme.headerChip,
  };
}

/** Near-black in the colour's own hue, or white: whichever contrasts more. */
export function readableOn(background: Rgb): Rgb {
  const { lightness, chroma, hue } = toLch(background);
  const nearBlack = fromLch({ lightness: lightness * 0.12, chroma: chroma * 0.12, hue });
  return contrast(nearBlack, background) >= contrast(WHITE, background) ? nearBlack : WHITE;
}

/** The colour in the same hue that reads on all surfaces, as close to the given one as that allows. */
function inkOn(colour: Rgb, surfaces: readonly Rgb[], direction: 'darker' | 'lighter'): Rgb {
  const { lightness, chroma, hue } = toLch(colour);
  const end = direction === 'darker' ? 0 : 1;
  const isReadable = (ink: Rgb) => surfaces.every((surface) => contrast(ink, surface) >= TARGET_CONTRAST[direction]);
  if (isReadable(colour)) return colour;
  const STEPS = 64;
  for (let step = 1; step <= STEPS; step += 1) {
    const ink = fromLch({ lightness: lightness + ((end - lightness) * step) / STEPS, chroma, hue });
    if (isReadable(ink)) return ink;
  }
  return direction === 'darker' ? BLACK : WHITE;
}

/** A step from the header away from its text, so that the text reads at least as well. */
function chipOn(header: Rgb, text: Rgb): Rgb {
  const { lightness, chroma, hue } = toLch(header);
  const away = toLch(text).lightness < 0.5 ? 1 : 0;
  return fromLch({ lightness: lightness + (away - lightness) * 0.28, chroma: chroma * 0.8, hue });
}

function requireColour(text: string): Rgb {
  const colour = parseColour(text);
  if (colour === undefined) throw new Error(`not a colour: ${text}`);
  return colour;
}
