/** Size of PostgreSQL's pages in bytes. */
export const PAGE_BYTES = 8192;
/** Pages in one file of a relation; larger relations go on in `.1`, `.2`, … */
export const PAGES_PER_FILE = 131_072;

const WORDS = PAGE_BYTES / 4;
const LANES = 32;
const PRIME = 16_777_619;
const CHECKSUM_WORD = 2;
const UPPER_WORD = 3;

/** The starting values of the 32 parallel FNV-1a sums, from PostgreSQL's storage/checksum_impl.h. */
const OFFSETS = Int32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f,
  0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc,
  0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6,
  0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);

const sums = new Int32Array(LANES);

function mix(lane: number, word: number): void {
  const mixed = (sums[lane] ?? 0) ^ word;
  sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
}

/**
 * Whether the page that starts at a word of the view is as PostgreSQL wrote it: its checksum fits its content and its
 * place in the relation. A page that was never filled is sound. Words are little-endian.
 */
export function pageIsSound(words: Int32Array, start: number, pageNumber: number): boolean {
  const isUnused = (words[start + UPPER_WORD] ?? 0) >>> 16 === 0;
  if (isUnused) return true;
  const header = words[start + CHECKSUM_WORD] ?? 0;
  sums.set(OFFSETS);
  for (let offset = 0; offset < WORDS; offset += LANES) {
    for (let lane = 0; lane < LANES; lane += 1) {
      const word = offset + lane;
      mix(lane, word === CHECKSUM_WORD ? header & ~0xffff : (words[start + word] ?? 0));
    }
  }
  let sum = 0;
  for (let lane = 0; lane < LANES; lane += 1) {
    mix(lane, 0);
    mix(lane, 0);
    sum ^= sums[lane] ?? 0;
  }
  return (((sum ^ pageNumber) >>> 0) % 65_535) + 1 === (header & 0xffff);
}
