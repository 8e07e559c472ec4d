/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as perceived lightness (0–1), chroma (0–0.4) and hue in radians (OKLCH). */
export type Lch = { lightness: number; chroma: number; hue: number };

/** Reads #rgb, #rrggbb, rgb(0, 136, 221) and rgb(0 136 221); undefined when it is none of them. */
export function parseColour(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const long = hex.length === 6 ? hex : hex.replaceAll(/./gu, '$&$&');
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [part(0), part(2), part(4)];
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/iu.exec(text.trim());
  if (parts === null) return undefined;
  const [red, green, blue] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue];
}

/** Writes a colour as #rrggbb. */
export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(share: number): number {
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
}

/** Relative luminance of WCAG 2, from 0 (black) to 1 (white). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of WCAG 2 between two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** sRGB to OKLCH (Björn Ottosson's matrices). */
export function toLch(colour: Rgb): Lch {
  const [r, g, b] = [toLinear(colour[0]), toLinear(colour[1]), toLinear(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: Math.atan2(blueYellow, greenRed),
  };
}

function toLinearRgb({ lightness, chroma, hue }: Lch): [number, number, number] {
  const greenRed = chroma * Math.cos(hue);
  const blueYellow = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const ROUNDING = 0.0005;

/** OKLCH to the nearest colour a screen can show: lightness and hue are kept, chroma gives way. */
export function fromLch(colour: Lch): Rgb {
  const fits = (chroma: number) =>
    toLinearRgb({ ...colour, chroma }).every((share) => share >= -ROUNDING && share <= 1 + ROUNDING);
  let chroma = colour.chroma;
  if (!fits(chroma)) {
    let low = 0;
    let high = chroma;
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    chroma = low;
  }
  const [red, green, blue] = toLinearRgb({ ...colour, chroma }).map((share) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, share)))),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}
