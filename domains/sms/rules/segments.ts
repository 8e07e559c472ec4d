import { MOST_SEGMENTS } from './limits.ts';

/** The alphabet of GSM 03.38; a letter of the second row takes two places. Any other letter makes the whole text UCS-2. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');
const GSM = { alone: 160, joined: 153 };
const UCS2 = { alone: 70, joined: 67 };

/** In how many segments a text goes over the air, which is what is paid for. */
export function countSegments(text: string): number {
  let places = 0;
  for (const letter of text) {
    if (BASIC.has(letter)) places += 1;
    else if (EXTENDED.has(letter)) places += 2;
    else return segmentsNeeded(text.length, UCS2);
  }
  return segmentsNeeded(places, GSM);
}

function segmentsNeeded(places: number, { alone, joined }: typeof GSM): number {
  return places <= alone ? 1 : Math.ceil(places / joined);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** More never fits: shortening does not look at it. */
const LONGEST = 400;

const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** The signs of good printing as a telephone writes them: one of them would halve what has room. */
export function toGsmAlphabet(text: string): string {
  return text.replaceAll(/[’‘“”„–—…\u00a0\u202f]/g, (sign) => PLAIN[sign] ?? sign);
}

/** Shortens the quoted part of a text to fit the segments, and marks the cut. */
export function fitText(written: (said: string) => string, said: string, most = MOST_SEGMENTS): string {
  const around = (part: string): string => toGsmAlphabet(written(part));
  const fits = (part: string): boolean => countSegments(around(part)) <= most;
  const line = toGsmAlphabet(said).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST && fits(line)) return around(line);
  const letters = [...graphemes.segment(line.slice(0, LONGEST))].map(({ segment }) => segment);
  const shortened = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}...`;
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(shortened(middle))) low = middle;
    else high = middle - 1;
  }
  return around(low === 0 ? '' : shortened(low));
}
