import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRef, PDFString, degrees } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { checkSeal } from './check-seal.ts';
import { makeSealKey } from './cms.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { sealPdf, type Sealing } from './seal-pdf.ts';
import { staysInBounds } from './unpack-bounds.ts';
import { writeText } from './write-text.ts';

const AT = '2026-11-30T09:00:00Z';
const seal = await makeSealKey({ name: 'Hearth at example.com', at: new Date(AT) });
const WORDS = [
  'Regras da casa',
  'Umowa o pracę: zażółć gęślą jaźń',
  'Трудовой договор',
  'عقد العمل (2026) بين Lumen والموظف',
  'İş sözleşmesi ğüş',
];
const sealing = async (more: Partial<Sealing> = {}): Promise<Sealing> => ({
  bytes: (await writeText({ title: 'House rules', text: WORDS.join('\n\n') })).bytes,
  fields: [
    { page: 1, x: 1000, y: 8000, width: 3000, height: 600, text: 'Inês Quintela', strokes: [] },
    {
      page: 1,
      x: 5000,
      y: 8000,
      width: 3000,
      height: 900,
      text: '',
      strokes: [[0, 9000, 3000, 0, 6000, 9000, 10_000, 2000]],
    },
  ],
  certificate: {
    title: 'Signing certificate',
    lines: ['House rules, version 1', `SHA-256 ${'a'.repeat(64)}`],
    signers: [
      { heading: 'Inês Quintela', lines: ['30 November 2026', '192.0.2.1'], strokes: [[0, 0, 10_000, 10_000]] },
    ],
  },
  seal,
  by: 'Harbour Group',
  reason: 'Signed by everyone',
  at: AT,
  ...more,
});

test('a sealed document is intact, and any changed, added or cut byte breaks the seal', async () => {
  const { bytes, sha256, pages } = await sealPdf(await sealing());
  if (process.env['KEEP_PDF'] !== undefined) writeFileSync(process.env['KEEP_PDF'], bytes);
  expect(pages).toBe(2);
  expect(await checkSeal(bytes)).toEqual({
    sha256,
    seal: 'INTACT',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const changed = Uint8Array.from(bytes);
  changed[200] = (changed[200] ?? 0) ^ 1;
  const added = Buffer.concat([bytes, Buffer.from('\n% more')]);
  const cut = bytes.slice(0, -10);
  expect((await Promise.all([changed, added, cut].map(checkSeal))).map((one) => one.seal)).toEqual([
    'BROKEN',
    'BROKEN',
    'BROKEN',
  ]);
  const other = await sealPdf(await sealing({ seal: await makeSealKey({ name: 'Another', at: new Date(AT) }) }));
  expect((await checkSeal(other.bytes)).fingerprint).not.toBe((await checkSeal(bytes)).fingerprint);
  expect(await checkSeal((await writeText({ title: 'a', text: 'b' })).bytes)).toMatchObject({
    seal: 'NONE',
    fingerprint: '',
  });
});

async function made(pages: number, change: (document: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let index = 0; index < pages; index += 1) document.addPage([595, 842]);
  change(document);
  return document.save();
}

test('what can’t be signed says why', async () => {
  const action = (entries: Record<string, string>) => (document: PDFDocument) =>
    document.catalog.set(
      PDFName.of('OpenAction'),
      document.context.obj({ ...entries, JS: PDFString.of('app.alert(1)') }),
    );
  const whole = await made(2);
  const encrypted = await PDFDocument.create();
  encrypted.addPage();
  encrypted.encrypt({ userPassword: 'a', ownerPassword: 'b' });
  const problems = await Promise.all(
    [
      Buffer.from('MZ no document'),
      Buffer.from('%PDF-1.7\nPassport'),
      whole.slice(0, whole.length / 2),
      await made(400),
      await made(1, action({ S: 'JavaScript' })),
      await made(1, (document) =>
        document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'Launch', F: 'cmd' })),
      ),
      await encrypted.save(),
      (await sealPdf(await sealing())).bytes,
    ].map(async (bytes) => {
      const found = await inspectPdf(bytes);
      return 'problem' in found ? found.problem : found.pages.length;
    }),
  );
  expect(problems).toEqual([
    'NOT_A_PDF',
    'DAMAGED',
    'DAMAGED',
    'TOO_MANY_PAGES',
    'ACTIVE_CONTENT',
    'ACTIVE_CONTENT',
    'ENCRYPTED',
    'ALREADY_SIGNED',
  ]);
  const attached = await PDFDocument.create();
  attached.addPage();
  await attached.attach(Buffer.from('MZ'), 'run.exe');
  expect(await inspectPdf(await attached.save())).toEqual({ problem: 'ACTIVE_CONTENT' });
});

test('pages have the size in which they are seen', async () => {
  const turned = await made(1, (document) => document.getPage(0).setRotation(degrees(90)));
  expect(await inspectPdf(turned)).toMatchObject({ pages: [{ width: 842, height: 595 }] });
});

test('a file that becomes huge when it is unpacked, or has layers, is too complex', async () => {
  const whole = Buffer.from(await made(1)).toString('latin1');
  const packed = (times: number, megabytes: number): Buffer => {
    // With a wrong sum at its end, which not every reader looks at.
    const stream = `${deflateSync(Buffer.alloc(megabytes * 1024 * 1024))
      .toString('latin1')
      .slice(0, -4)}none`;
    const object = `90 0 obj\n<< /Type /Obj#53tm /Filter /Fl#61teDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj\n`;
    return Buffer.from(
      whole.replace('1 0 obj', () => `${object.repeat(times)}1 0 obj`),
      'latin1',
    );
  };
  expect(staysInBounds(Buffer.from(whole, 'latin1'))).toBe(true);
  expect(staysInBounds(packed(2, 4))).toBe(true);
  expect(await inspectPdf(packed(1, 65))).toEqual({ problem: 'TOO_COMPLEX' });
  expect(await inspectPdf(packed(4, 40))).toEqual({ problem: 'TOO_COMPLEX' });
  const layered = await made(1, (document) =>
    document.catalog.set(PDFName.of('OCProperties'), document.context.obj({ OCGs: [] })),
  );
  expect(await inspectPdf(layered)).toEqual({ problem: 'TOO_COMPLEX' });
});

/** A file with one more stream, which says how it is packed. */
async function withStream(dict: string, content: Buffer, more = ''): Promise<Buffer> {
  const whole = Buffer.from(await made(1)).toString('latin1');
  const object = `91 0 obj\n<< ${dict} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj\n`;
  return Buffer.from(
    whole.replace('1 0 obj', () => `${more}${object}1 0 obj`),
    'latin1',
  );
}

test.each([
  ['RunLength', '/Filter /RunLengthDecode', Buffer.alloc(100, 129)],
  ['LZW, escaped', '/Filter /LZ#57Decode', Buffer.alloc(100)],
  ['ASCII85 around Flate', '/Filter [/ASCII85Decode /FlateDecode]', Buffer.from('GhQ~>')],
  ['hexadecimal', '/Filter [/ASCIIHexDecode]', Buffer.from('00>')],
  ['Flate twice, escaped', '/Filter [/Fl#61teDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(2000)))],
  ['Flate twice, unnamed', '/Filter [92 0 R 92 0 R]', deflateSync(deflateSync(Buffer.alloc(2_000_000)))],
  ['an unknown packing', '/Filter /Squeeze', Buffer.alloc(10)],
  [
    'a name within what is packed',
    '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
    deflateSync('93 0 /RunLength#44ecode'),
  ],
])('a stream that nothing measures is refused: %s', async (_, dict, content) => {
  const file = await withStream(dict, content, '92 0 obj\n/FlateDecode\nendobj\n');
  expect(await inspectPdf(file)).toEqual({ problem: 'TOO_COMPLEX' });
});

test('what a file holds twice is in it once when it is kept, as it was last written', async () => {
  const text = (words: string) => `BT /F1 12 Tf (${words}) Tj ET`;
  const stream = (words: string) =>
    `90 0 obj\n<< /Length ${text(words).length} >>\nstream\n${text(words)}\nendstream\nendobj\n`;
  const first = await made(1, (document) => document.getPage(0).node.set(PDFName.of('Contents'), PDFRef.of(90)));
  const whole = Buffer.from(first).toString('latin1');
  const both = whole.replace('1 0 obj', () => `${stream('100 an hour')}${stream('1 an hour')}1 0 obj`);
  const found = await inspectPdf(Buffer.from(both, 'latin1'));
  if ('problem' in found) throw new Error(found.problem);
  const kept = Buffer.from(found.bytes).toString('latin1');
  expect(kept.match(/\b90 0 obj/g)).toHaveLength(1);
  expect([kept.includes('(100 an hour)'), kept.includes('(1 an hour)')]).toEqual([false, true]);
  // Written once more it is the same: what is kept is what is sealed.
  const again = await inspectPdf(found.bytes);
  expect('bytes' in again && Buffer.from(again.bytes).toString('latin1').includes('(1 an hour)')).toBe(true);
});

test('two generations of one object are too complex', async () => {
  const whole = Buffer.from(await made(1)).toString('latin1');
  const two = whole.replace('1 0 obj', () => '90 0 obj\n(a)\nendobj\n90 1 obj\n(b)\nendobj\n1 0 obj');
  expect(await inspectPdf(Buffer.from(two, 'latin1'))).toEqual({ problem: 'TOO_COMPLEX' });
});
