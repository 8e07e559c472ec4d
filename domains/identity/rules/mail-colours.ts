/** The colours of a mail: mail programs know neither style sheets nor the themes of the product. */
export interface MailColours {
  /** Of the button. */
  readonly fill: string;
  /** Text on the button. */
  readonly onFill: string;
  /** Headings and links on white. */
  readonly ink: string;
}

/** What a mail of the product itself, and of a brand without colours, looks like. */
const OWN: MailColours = { fill: '#8a4b16', onFill: '#ffffff', ink: '#8a4b16' };
/** What text needs on its surface (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5;
const NEAR_BLACK = [26, 22, 18] as const;
const WHITE = [255, 255, 255] as const;
const DARKER = 0.94;

type Rgb = readonly [number, number, number];

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart, as WCAG counts it: from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Reads `#rrggbb`; null for anything else. */
export function readHex(text: string): Rgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? null
    : [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colours of a mail that a brand's accent makes; text is darkened until it reads on white. */
export function createMailColours(accent: string | null): MailColours {
  const colour = accent === null ? null : readHex(accent);
  if (colour === null) return OWN;
  let ink = colour;
  while (contrastOf(ink, WHITE) < TEXT_CONTRAST)
    ink = [ink[0] * DARKER, ink[1] * DARKER, ink[2] * DARKER];
  const onFill = contrastOf(colour, WHITE) >= contrastOf(colour, NEAR_BLACK) ? WHITE : NEAR_BLACK;
  return { fill: hexOf(colour), onFill: hexOf(onFill), ink: hexOf(ink) };
}
