import { makeSealKey, signDetached } from '../domains/signatures/server/actions/pdf/cms.ts';
import { firstPages, writeAgain } from '../domains/signatures/server/actions/pdf/pdf.fixture.ts';
import type { Sealing } from '../domains/signatures/server/actions/pdf/seal-pdf.ts';
import { writeText } from '../domains/signatures/server/actions/pdf/write-text.ts';
import { sealDocument } from '../domains/signatures/server/pdf-work.ts';

// A contract of 20 pages with 40 fields and two signers, as the job seals it: in a thread of its own, from its start to the sealed bytes.
const RUNS = Number(process.env['BENCH_RUNS'] ?? 7);
const PAGES = 20;
const at = '2026-11-30T09:00:00Z';

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const paragraph = 'The employee works for the employer from the first day on. '.repeat(40);
const { bytes, pages } = await writeText({ title: 'Contract', text: Array(36).fill(paragraph).join('\n\n') });
const file = await firstPages(bytes, PAGES);
const seal = await makeSealKey({ name: 'Hearth bench', at: new Date(at) });
const stroke = Array.from({ length: 400 }, (_, index) => (index * 25) % 10_000);
const fields = Array.from({ length: 40 }, (_, index) => ({
  page: 1 + (index % PAGES),
  x: index < PAGES ? 800 : 5400,
  y: 9000,
  width: 3200,
  height: 600,
  text: index % 3 === 0 ? '' : 'Inês Quintela',
  strokes: index % 3 === 0 ? [stroke] : [],
}));
const signer = (heading: string) => ({
  heading,
  lines: ['Signed: 2026-11-30 09:00:00 UTC', paragraph],
  strokes: [stroke],
});
const sealing: Sealing = {
  bytes: file,
  fields,
  certificate: {
    title: 'Signing certificate',
    lines: ['Contract'],
    signers: [signer('Inês Quintela'), signer('Marta Reis')],
  },
  seal,
  by: 'Harbour Group',
  reason: 'Signed by everyone',
  at,
};

/** The floor: the file read and written again, and its bytes signed, without fields, certificate or thread. */
async function floor(): Promise<void> {
  await signDetached(await writeAgain(file), seal);
}

async function measure(run: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < RUNS; round += 1) {
    const begun = performance.now();
    await run();
    took.push(performance.now() - begun);
  }
  return median(took);
}

const [ours, least] = [await measure(() => sealDocument(sealing)), await measure(floor)];
console.log(`${pages.length} pages written, ${PAGES} sealed, ${Math.round(file.length / 1024)} kB`);
console.log(
  `sealed in ${ours.toFixed(0)} ms (median of ${RUNS}), floor ${least.toFixed(0)} ms, ${(ours / least).toFixed(1)} times`,
);
