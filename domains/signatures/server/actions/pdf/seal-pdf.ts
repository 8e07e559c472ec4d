import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { type SealKey, signDetached } from './cms.ts';
import { type DrawnField, drawField } from './draw-fields.ts';
import { loadFonts } from './set-text.ts';
import { Column } from './write-text.ts';

/** A document with what was signed in it. */
export interface Sealing {
  readonly bytes: Uint8Array;
  readonly fields: readonly DrawnField[];
  /** The certificate at the end: a title, and what is said of each signer. */
  readonly certificate: {
    readonly title: string;
    readonly lines: readonly string[];
    readonly signers: readonly {
      readonly heading: string;
      readonly lines: readonly string[];
      readonly strokes: DrawnField['strokes'];
    }[];
  };
  readonly seal: SealKey;
  /** Who seals, why, and when: read by viewers. */
  readonly by: string;
  readonly reason: string;
  readonly at: string;
}

/** Room for the signature with its certificates, in bytes. */
const ROOM = 16_384;
const HOLE = '9999999999';

/** An empty signature over the whole file, to be filled in when its bytes are known. */
function addHole(document: PDFDocument, { by, reason, at }: Pick<Sealing, 'by' | 'reason' | 'at'>): void {
  const { context } = document;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let index = 0; index < 3; index += 1) range.push(PDFNumber.of(Number(HOLE)));
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: range,
    Contents: PDFHexString.of('00'.repeat(ROOM)),
    Name: PDFHexString.fromText(by),
    Reason: PDFHexString.fromText(reason),
    M: PDFString.fromDate(new Date(at)),
  });
  const [page] = document.getPages().slice(-1);
  if (page === undefined) throw new Error('The document has no page.');
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: context.register(signature),
      T: PDFString.of('HearthSeal'),
      // Printed, and locked.
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(widget);
  const known = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const form = known ?? context.obj({});
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray) ?? PDFArray.withContext(context);
  fields.push(widget);
  form.set(PDFName.of('Fields'), fields);
  // Signatures exist, and what is added later is only added behind.
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  if (known === undefined) document.catalog.set(PDFName.of('AcroForm'), context.register(form));
}

/** Fills the hole: what it covers is everything but itself. */
async function fillHole(file: Buffer, seal: SealKey): Promise<Buffer> {
  const rangeAt = file.lastIndexOf(`/ByteRange [ 0 ${HOLE}`);
  const open = file.indexOf(`<${'00'.repeat(64)}`, rangeAt);
  const rangeEnd = file.indexOf(']', rangeAt);
  if (rangeAt < 0 || open < 0) throw new Error('The place of the seal is not where it was put.');
  const close = open + 2 + 2 * ROOM;
  const said = `/ByteRange [ 0 ${open} ${close} ${file.length - close}`;
  file.write(said.padEnd(rangeEnd - rangeAt, ' '), rangeAt, 'latin1');
  const covered = Buffer.concat([file.subarray(0, open), file.subarray(close)]);
  const signature = Buffer.from(await signDetached(covered, seal)).toString('hex');
  if (signature.length > 2 * ROOM) throw new Error('The certificates of the seal are too long.');
  file.write(signature, open + 1, 'latin1');
  return file;
}

/** Draws what was signed into a document, appends the certificate, and seals both. For a thread of its own. */
export async function sealPdf(
  sealing: Sealing,
): Promise<{ readonly bytes: Uint8Array; readonly sha256: string; readonly pages: number }> {
  const document = await PDFDocument.load(sealing.bytes, { updateMetadata: false });
  const fonts = await loadFonts(document);
  const pages = document.getPages();
  for (const field of sealing.fields) {
    const page = pages[field.page - 1];
    if (page !== undefined) drawField(page, field, fonts);
  }
  const { certificate } = sealing;
  const column = new Column(document, fonts);
  column.write(certificate.title, { size: 18, bold: true });
  column.skip(10);
  column.write(certificate.lines.join('\n'), { size: 9 });
  for (const { heading, lines, strokes } of certificate.signers) {
    column.skip(18, 120);
    column.write(heading, { size: 12, bold: true });
    if (strokes.length > 0) column.draw(strokes);
    column.write(lines.join('\n'), { size: 9 });
  }
  addHole(document, sealing);
  const written = Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }));
  const bytes = await fillHole(written, sealing.seal);
  return {
    bytes: new Uint8Array(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pages: document.getPageCount(),
  };
}
