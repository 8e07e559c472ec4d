import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from '@cantoo/pdf-lib';
import { LARGEST_KEPT, MOST_PAGES } from '../../../rules/limits.ts';
import type { PageSize, PdfProblem } from './problems.ts';
import { staysInBounds } from './unpack-bounds.ts';

/** What runs, opens or carries something: it could change what is seen after it was signed. */
const ACTIVE = new Set(
  [
    'JavaScript',
    'JS',
    'Launch',
    'EmbeddedFiles',
    'EmbeddedFile',
    'RichMedia',
    'XFA',
    'SubmitForm',
    'ImportData',
    'AA',
  ].map((name) => `/${name}`),
);
const DEEPEST = 60;

/** Whether an object holds one of some names, as a key or as a value. What it refers to is an object of its own. */
function holds(object: PDFObject, names: ReadonlySet<string>, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (object instanceof PDFStream) return holds(object.dict, names, depth + 1);
  if (object instanceof PDFArray) return object.asArray().some((one) => holds(one, names, depth + 1));
  if (object instanceof PDFName) return names.has(object.asString());
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => names.has(key.asString()) || holds(value, names, depth + 1));
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
/** A file that was cut off has no end: it could be read in part, which nobody is to sign. */
const isWhole = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-2048)).includes('%%EOF');
/** The entry of a trailer that says how the rest is encrypted; parsing such a file fails in many ways. */
const isEncrypted = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('/Encrypt ');

/** The size of a page as it is shown: cropped, and turned as it says. */
export function shownSize(page: PDFPage): PageSize {
  const { width, height } = page.getCropBox();
  return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width };
}

const SIGNED = new Set(['/ByteRange']);
/** Layers: what is shown to one reader needn’t be shown to the next. */
const LAYERED = new Set(['/OCProperties']);

/** How streams may be packed: what `staysInBounds` measures, and pictures, which only a viewer unpacks. */
const PACKINGS = new Set(
  ['FlateDecode', 'DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'].map((name) => `/${name}`),
);

/** Whether a stream is packed in another way, which nothing bounds, or twice. */
function isPackedOtherwise(object: PDFObject): boolean {
  if (!(object instanceof PDFStream)) return false;
  const said = object.dict.lookup(PDFName.of('Filter'));
  if (said === undefined) return false;
  const names = said instanceof PDFArray ? said.asArray().map((_, index) => said.lookup(index)) : [said];
  const known = names.flatMap((one) => (one instanceof PDFName ? one.asString() : []));
  const isTwice = known.filter((one) => one === '/FlateDecode').length > 1;
  return isTwice || known.length < names.length || known.some((one) => !PACKINGS.has(one));
}

/** Why a document that could be read can't be signed. */
function findProblem(document: PDFDocument): PdfProblem | undefined {
  const numbers = new Set<number>();
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    // Two generations of one number: which of them is meant, readers decide for themselves.
    if (numbers.has(ref.objectNumber)) return 'TOO_COMPLEX';
    numbers.add(ref.objectNumber);
    if (holds(object, ACTIVE)) return 'ACTIVE_CONTENT';
    if (holds(object, LAYERED) || isPackedOtherwise(object)) return 'TOO_COMPLEX';
    if (holds(object, SIGNED)) return 'ALREADY_SIGNED';
  }
  return undefined;
}

/** A PDF as it can be signed: written anew, with how large its pages are. */
export interface InspectedPdf {
  readonly pages: readonly PageSize[];
  readonly bytes: Uint8Array;
}

/**
 * Reads a PDF and writes it anew, so that each object is in it once: in one that holds objects twice, such as one that was added to, readers
 * may each see another. Or says why it can't be signed as it is. For a thread of its own.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf | { readonly problem: PdfProblem }> {
  if (!isPdf(bytes)) return { problem: 'NOT_A_PDF' };
  if (!isWhole(bytes)) return { problem: 'DAMAGED' };
  if (!staysInBounds(bytes)) return { problem: 'TOO_COMPLEX' };
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = document.getPages();
    if (pages.length === 0) return { problem: 'DAMAGED' };
    if (pages.length > MOST_PAGES) return { problem: 'TOO_MANY_PAGES' };
    const problem = findProblem(document);
    if (problem !== undefined) return { problem };
    const sizes = pages.map(shownSize);
    const isSane = sizes.every(({ width, height }) => width > 10 && height > 10 && width < 15_000 && height < 15_000);
    if (!isSane) return { problem: 'DAMAGED' };
    const anew = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
    return anew.length > LARGEST_KEPT ? { problem: 'TOO_COMPLEX' } : { pages: sizes, bytes: anew };
  } catch (error) {
    return { problem: error instanceof EncryptedPDFError || isEncrypted(bytes) ? 'ENCRYPTED' : 'DAMAGED' };
  }
}
