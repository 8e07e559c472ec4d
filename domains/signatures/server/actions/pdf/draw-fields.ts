import {
  concatTransformationMatrix,
  lineTo,
  moveTo,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingColor,
  stroke,
  LineCapStyle,
  LineJoinStyle,
  rgb,
} from '@cantoo/pdf-lib';
import { UNIT } from '../../../rules/limits.ts';
import { shownSize } from './inspect-pdf.ts';
import { type Fonts, setLine } from './set-text.ts';

/** What is drawn into a document: a text, or the strokes of a hand, in a box of a page. */
export interface DrawnField {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Each a list of x and y in ten thousandths of the box, from its upper left. */
  readonly strokes: readonly (readonly number[])[];
}

/** How a page is turned and cropped, as a matrix from what is seen to what is written. */
function matrixOf(page: PDFPage): readonly [number, number, number, number, number, number] {
  const { x, y, width, height } = page.getCropBox();
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return [0, 1, -1, 0, x + width, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + height];
    default:
      return [1, 0, 0, 1, x, y];
  }
}

function drawStrokes(page: PDFPage, strokes: DrawnField['strokes'], box: DrawnBox): void {
  for (const points of strokes) {
    const operators = [];
    for (let index = 0; index + 1 < points.length; index += 2) {
      const x = box.x + ((points[index] ?? 0) / UNIT) * box.width;
      const y = box.y + box.height - ((points[index + 1] ?? 0) / UNIT) * box.height;
      operators.push(index === 0 ? moveTo(x, y) : lineTo(x, y));
    }
    if (operators.length === 1) operators.push(lineTo(box.x + ((points[0] ?? 0) / UNIT) * box.width + 0.5, box.y));
    page.pushOperators(...operators, stroke());
  }
}

interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws what was filled in where its field is, upright as the page is seen. */
export function drawField(page: PDFPage, field: DrawnField, fonts: Fonts): void {
  const size = shownSize(page);
  const box: DrawnBox = {
    x: (field.x / UNIT) * size.width,
    y: size.height - ((field.y + field.height) / UNIT) * size.height,
    width: (field.width / UNIT) * size.width,
    height: (field.height / UNIT) * size.height,
  };
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrixOf(page)),
    setLineWidth(1.2),
    setLineCap(LineCapStyle.Round),
    setLineJoin(LineJoinStyle.Round),
    setStrokingColor(rgb(0.05, 0.1, 0.4)),
  );
  if (field.strokes.length > 0) drawStrokes(page, field.strokes, box);
  else if (field.text !== '') {
    const tallest = Math.min(box.height * 0.7, 18);
    const wide = fonts.plain.widthOfTextAtSize(field.text, tallest);
    const letters = Math.max(4, wide > box.width ? (tallest * box.width) / wide : tallest);
    setLine(page, field.text, {
      font: fonts.plain,
      size: letters,
      x: box.x,
      y: box.y + (box.height - letters * 0.7) / 2,
      width: box.width,
    });
  }
  page.pushOperators(popGraphicsState());
}
