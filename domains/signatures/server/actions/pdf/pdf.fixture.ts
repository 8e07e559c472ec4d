import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF with a line on each of its pages. */
export async function aPdf(pages = 2, text = 'We agree.'): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let index = 0; index < pages; index += 1)
    document.addPage([595, 842]).drawText(`${text} ${index + 1}`, { x: 50, y: 700, size: 14 });
  return Buffer.from(await document.save());
}

/** A PDF with its first pages alone. */
export async function firstPages(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  while (document.getPageCount() > pages) document.removePage(document.getPageCount() - 1);
  return document.save();
}

/** A PDF read and written again: the least that any change of one takes. */
export async function writeAgain(bytes: Uint8Array): Promise<Uint8Array> {
  return (await PDFDocument.load(bytes)).save();
}
