import { failure, type FailureKind, UNAVAILABLE } from '@hearth/kit/failure';
import { BoundedWork, OverBounds } from '@hearth/platform/bounded/bounded-work';
import * as failures from '../contract/failures.ts';
import type { checkSeal, SealCheck } from './actions/pdf/check-seal.ts';
import type { inspectPdf, InspectedPdf } from './actions/pdf/inspect-pdf.ts';
import type { PdfProblem } from './actions/pdf/problems.ts';
import type { sealPdf, Sealing } from './actions/pdf/seal-pdf.ts';
import type { writeText } from './actions/pdf/write-text.ts';

const at = (file: string) => new URL(`./actions/pdf/${file}.ts`, import.meta.url);
/** A document of 100 pages takes about a second; what takes much longer, also on a busy machine, was made to. */
const reading = { deadlineMs: 12_000, memoryMegabytes: 256, atOnce: 2, waiting: 8 };
const inspecting = new BoundedWork<typeof inspectPdf>(at('inspect-pdf'), 'inspectPdf', reading);
/** For anybody: one at a time, and few that wait. */
const checking = new BoundedWork<typeof checkSeal>(at('check-seal'), 'checkSeal', {
  deadlineMs: 8000,
  memoryMegabytes: 128,
  atOnce: 1,
  waiting: 4,
});
const writing = new BoundedWork<typeof writeText>(at('write-text'), 'writeText', { ...reading, deadlineMs: 20_000 });
const sealing = new BoundedWork<typeof sealPdf>(at('seal-pdf'), 'sealPdf', {
  // Reading and writing it took less than the deadline of an upload; fonts and fields are added.
  deadlineMs: 20_000,
  memoryMegabytes: 384,
  atOnce: 1,
  waiting: 32,
});

const REFUSALS: Readonly<Record<PdfProblem, FailureKind>> = {
  NOT_A_PDF: failures.PDF_NOT_A_PDF,
  DAMAGED: failures.PDF_DAMAGED,
  ENCRYPTED: failures.PDF_ENCRYPTED,
  TOO_MANY_PAGES: failures.PDF_TOO_MANY_PAGES,
  ACTIVE_CONTENT: failures.PDF_ACTIVE_CONTENT,
  ALREADY_SIGNED: failures.PDF_ALREADY_SIGNED,
  TOO_COMPLEX: failures.PDF_TOO_COMPLEX,
};

/** A refusal that names the field of the file. */
export function refuseFile(kind: FailureKind) {
  return failure(kind, { fields: [{ field: 'file', rule: 'valid', message: kind.message }] });
}

/** Runs work on a stranger’s file; one that takes longer or more memory than any document is refused. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OverBounds)) throw error;
    throw error.why === 'BUSY' ? failure(UNAVAILABLE) : refuseFile(failures.PDF_TOO_COMPLEX);
  }
}

/** A PDF that somebody sent, written anew, and its pages; refuses one that can’t be signed. */
export async function requirePdf(bytes: Uint8Array): Promise<InspectedPdf> {
  const found = await bounded(() => inspecting.run(new Uint8Array(bytes)));
  if ('problem' in found) throw refuseFile(REFUSALS[found.problem]);
  return found;
}

export function writePdf(title: string, text: string): ReturnType<typeof writeText> {
  return bounded(() => writing.run({ title, text }));
}

export function checkPdf(bytes: Uint8Array): Promise<SealCheck> {
  return bounded(() => checking.run(new Uint8Array(bytes)));
}

export function sealDocument(document: Sealing): ReturnType<typeof sealPdf> {
  return sealing.run(document);
}
