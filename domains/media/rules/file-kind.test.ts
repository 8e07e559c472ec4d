import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTACHMENT_KINDS, detectFileKind } from './file-kind.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A zip file of stored parts, as small as it can be. */
function zipOf(parts: Readonly<Record<string, string>>): Uint8Array {
  const number = (value: number, size: number) =>
    Array.from({ length: size }, (_, index) => (value >> (8 * index)) & 0xff);
  const body: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of Object.entries(parts)) {
    const start = body.length;
    const sizes = [...number(content.length, 4), ...number(content.length, 4), ...number(name.length, 2), 0, 0];
    body.push(0x50, 0x4b, 3, 4, ...Array<number>(14).fill(0), ...sizes, ...bytesOf(name + content));
    directory.push(
      0x50,
      0x4b,
      1,
      2,
      ...Array<number>(16).fill(0),
      ...sizes,
      ...Array<number>(10).fill(0),
      ...number(start, 4),
      ...bytesOf(name),
    );
  }
  const end = [
    0x50,
    0x4b,
    5,
    6,
    ...Array<number>(8).fill(0),
    ...number(directory.length, 4),
    ...number(body.length, 4),
    0,
    0,
  ];
  return Uint8Array.from([...body, ...directory, ...end]);
}

const WORD = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };

test.each([
  ['a PDF', bytesOf('%PDF-1.7\n'), 'PDF'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'JPEG'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'PNG'],
  ['a WebP', bytesOf('RIFF\x00\x00\x00\x00WEBPVP8 '), 'WEBP'],
  ['an MP4', bytesOf('\x00\x00\x00\x18ftypmp42'), 'MP4'],
  ['a WebM', bytesOf('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'), 'WEBM'],
  ['a Word text', zipOf(WORD), 'DOCX'],
  ['an OpenDocument text', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }), 'ODT'],
])('%s is known by its bytes', (_, bytes, kind) => {
  expect(detectFileKind(bytes)).toBe(kind);
});

test.each([
  ['an empty file', new Uint8Array()],
  ['HTML', bytesOf('<!doctype html><script>alert(1)</script>')],
  ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PDF that starts as something else', bytesOf('GIF89a%PDF-1.7')],
  ['a program', bytesOf('MZ\x90\x00')],
  ['a zip file', zipOf({ 'a.txt': 'x' })],
  ['a Word text with macros', zipOf({ ...WORD, 'word/vbaProject.bin': 'x' })],
  ['a spreadsheet', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['an OpenDocument sheet', zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
  ['a zip file that is cut off', zipOf(WORD).subarray(0, 60)],
  ['an old Word file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
])('%s is not taken', (_, bytes) => {
  expect(detectFileKind(bytes)).toBeNull();
});

test('incident 35 (CWE-611, CWE-409): of an office file nothing but the names of its parts is read', () => {
  const entities = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>';
  expect(detectFileKind(zipOf({ ...WORD, 'word/document.xml': entities }))).toBe('DOCX');
  // As large as it says that it is, it is never unfolded: sizes and methods of parts are looked at by nobody.
  const bomb = zipOf(WORD).map((byte, at) => (at >= 18 && at < 26 ? 0xff : byte));
  expect([null, 'DOCX']).toContain(detectFileKind(bomb));
  const page = bytesOf('<script>alert(1)</script>');
  expect(detectFileKind(Uint8Array.from([...page, ...zipOf(WORD)]))).toBeNull();
  expect(detectFileKind(Uint8Array.from([...page, ...bytesOf('%PDF-1.7')]))).toBeNull();
});

test('any bytes have a kind or none, and nothing breaks', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      const kind = detectFileKind(Uint8Array.of(0x50, 0x4b, 3, 4, ...rest));
      expect(kind === null || ATTACHMENT_KINDS.includes(kind)).toBe(true);
    }),
  );
});
