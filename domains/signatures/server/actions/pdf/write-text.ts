import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { type DrawnField, drawField } from './draw-fields.ts';
import { UNIT } from '../../../rules/limits.ts';
import type { PageSize } from './problems.ts';
import { breakLines, type Fonts, isRightToLeft, loadFonts, setLine } from './set-text.ts';

const A4 = [595.28, 841.89] as const;
const EDGE = 56;
const BODY = 11;
const LEADING = 1.5;

/** Sets paragraphs one below the other, on as many pages as they need. */
export class Column {
  readonly #document: PDFDocument;
  readonly fonts: Fonts;
  #page: PDFPage;
  #y: number;

  constructor(document: PDFDocument, fonts: Fonts) {
    this.#document = document;
    this.fonts = fonts;
    this.#page = document.addPage([...A4]);
    this.#y = A4[1] - EDGE;
  }

  get width(): number {
    return A4[0] - 2 * EDGE;
  }

  /** Leaves room; begins a page where too little is left for what follows. */
  skip(points: number, needed = 0): void {
    this.#y -= points;
    if (this.#y - needed < EDGE) this.#turn();
  }

  #turn(): void {
    this.#page = this.#document.addPage([...A4]);
    this.#y = A4[1] - EDGE;
  }

  /** Draws the strokes of a hand in a box of their own. */
  draw(strokes: DrawnField['strokes']): void {
    const [width, height] = [200, 60];
    if (this.#y - height < EDGE) this.#turn();
    this.#y -= height;
    const box = {
      page: 0,
      x: (EDGE / A4[0]) * UNIT,
      y: ((A4[1] - this.#y - height) / A4[1]) * UNIT,
      width: (width / A4[0]) * UNIT,
      height: (height / A4[1]) * UNIT,
    };
    drawField(this.#page, { ...box, text: '', strokes }, this.fonts);
  }

  write(text: string, { size = BODY, bold = false }: { readonly size?: number; readonly bold?: boolean } = {}): void {
    const font = bold ? this.fonts.bold : this.fonts.plain;
    for (const paragraph of text.split('\n')) {
      const rightToLeft = isRightToLeft(paragraph);
      for (const line of breakLines(paragraph, font, size, this.width)) {
        if (this.#y - size * LEADING < EDGE) this.#turn();
        this.#y -= size * LEADING;
        setLine(this.#page, line, { font, size, x: EDGE, y: this.#y, width: this.width, rightToLeft });
      }
    }
  }
}

/** A text of the product as a PDF. For a thread of its own. */
export async function writeText({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): Promise<{ readonly bytes: Uint8Array; readonly pages: readonly PageSize[] }> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setProducer('Hearth');
  document.setCreator('Hearth');
  const column = new Column(document, await loadFonts(document));
  column.write(title, { size: 18, bold: true });
  column.skip(12);
  column.write(text);
  const pages = document.getPages().map((page) => page.getSize());
  return { bytes: await document.save({ useObjectStreams: false }), pages };
}
