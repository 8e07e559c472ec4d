import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { isRightToLeft, visualRuns } from './text-direction.ts';

export { isRightToLeft } from './text-direction.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');
const INK = rgb(0.08, 0.08, 0.1);

/** The fonts of documents: one family that has the letters of all eight languages. */
export interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

export async function loadFonts(document: PDFDocument): Promise<Fonts> {
  // Its own types name less than the other library asks for, and the same functions.
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const embed = async (name: string) => document.embedFont(await readFile(join(FOLDER, name)), { subset: true });
  return { plain: await embed('DejaVuSans.ttf'), bold: await embed('DejaVuSans-Bold.ttf') };
}

/** What can't be set as letters: control characters and half letters. */
const clean = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}]/gu, (one) => (one === '\u200c' ? one : ' '));

/** A text in lines that fit a width; a word that is longer is broken. Each word is measured once. */
export function breakLines(text: string, font: PDFFont, size: number, width: number): string[] {
  const known = new Map<string, number>();
  const measure = (word: string): number => {
    const found = known.get(word) ?? font.widthOfTextAtSize(word, size);
    known.set(word, found);
    return found;
  };
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let [line, taken] = ['', 0];
    for (const word of clean(paragraph).split(' ')) {
      const more = (line === '' ? 0 : measure(' ')) + measure(word);
      if (taken + more <= width) {
        line = line === '' ? word : `${line} ${word}`;
        taken += more;
        continue;
      }
      if (line !== '') lines.push(line);
      [line, taken] = ['', 0];
      for (const part of measure(word) <= width ? [word] : word) {
        if (line !== '' && taken + measure(part) > width) {
          lines.push(line);
          [line, taken] = ['', 0];
        }
        line += part;
        taken += measure(part);
      }
    }
    lines.push(line);
  }
  return lines;
}

export interface Setting {
  readonly font: PDFFont;
  readonly size: number;
  /** Of the left edge and the base line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Absent: as the line itself begins. */
  readonly rightToLeft?: boolean;
}

/** Sets one line: pieces of both directions in their order, at the edge where it begins. */
export function setLine(page: PDFPage, text: string, setting: Setting): void {
  const { font, size, x, y, width } = setting;
  const line = clean(text);
  const isRtl = setting.rightToLeft ?? isRightToLeft(line);
  const runs = visualRuns(line, isRtl);
  const total = runs.reduce((sum, run) => sum + font.widthOfTextAtSize(run, size), 0);
  let at = isRtl ? x + width - total : x;
  for (const run of runs) {
    page.drawText(run, { x: at, y, font, size, color: INK });
    at += font.widthOfTextAtSize(run, size);
  }
}
