/** Supported file kinds, detected from the bytes; a name or declared type proves nothing. */
export type FileKind = 'PDF' | 'DOCX' | 'ODT' | 'JPEG' | 'PNG' | 'WEBP' | 'MP4' | 'WEBM';

/** The media type that each kind is stored and sent with. */
export const MEDIA_TYPE: Readonly<Record<FileKind, string>> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ODT: 'application/vnd.oasis.opendocument.text',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WEBP: 'image/webp',
  MP4: 'video/mp4',
  WEBM: 'video/webm',
};

/** File kinds allowed as attachments of applications and messages. */
export const ATTACHMENT_KINDS: readonly FileKind[] = ['PDF', 'DOCX', 'ODT', 'JPEG', 'PNG'];
/** File kinds allowed where a video is requested. */
export const VIDEO_KINDS: readonly FileKind[] = ['MP4', 'WEBM'];
/** File kinds allowed as pictures. */
export const IMAGE_KINDS: readonly FileKind[] = ['JPEG', 'PNG', 'WEBP'];

const readAscii = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));
const startsWith = (bytes: Uint8Array, start: number, ...values: readonly number[]): boolean =>
  values.every((value, index) => bytes[start + index] === value);

/** Detects a file's kind from its first bytes and a document's part list; null if unsupported. */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  if (readAscii(bytes, 0, 5) === '%PDF-') return 'PDF';
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'JPEG';
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'PNG';
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 4) === 'WEBP') return 'WEBP';
  if (readAscii(bytes, 4, 4) === 'ftyp' && /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(readAscii(bytes, 8, 4)))
    return 'MP4';
  if (startsWith(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3) && readAscii(bytes, 0, 64).includes('webm')) return 'WEBM';
  if (startsWith(bytes, 0, 0x50, 0x4b, 0x03, 0x04)) return detectDocumentKind(bytes);
  return null;
}

const ODT_MARK = `mimetype${MEDIA_TYPE.ODT}`;
const MOST_PARTS = 5000;

/**
 * Word and OpenDocument files are zips with certain parts; one with macros is refused. One with macros is not a text
 * but a program.
 */
function detectDocumentKind(bytes: Uint8Array): FileKind | null {
  if (readAscii(bytes, 30, ODT_MARK.length) === ODT_MARK) return 'ODT';
  const names = new Set(readPartNames(bytes));
  const hasMacros = [...names].some((name) => /vbaproject/i.test(name));
  return names.has('[Content_Types].xml') && names.has('word/document.xml') && !hasMacros ? 'DOCX' : null;
}

/** Reads the names in a zip file's directory at its end, without unpacking. Nothing is unpacked. */
function* readPartNames(bytes: Uint8Array): Generator<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const earliest = Math.max(0, end - 0xffff);
  while (end >= earliest && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < earliest) return;
  let at = view.getUint32(end + 16, true);
  for (
    let part = 0;
    part < MOST_PARTS && at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50;
    part += 1
  ) {
    const nameLength = view.getUint16(at + 28, true);
    yield readAscii(bytes, at + 46, Math.min(nameLength, 512));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
