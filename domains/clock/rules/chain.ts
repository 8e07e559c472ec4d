import type { Punch } from '../contract/schemas.ts';

/** SHA-256 of a text, in hexadecimal: the server and browsers each have their own. */
export type Digest<Result extends string | Promise<string>> = (text: string) => Result;

/** What is chained: everything but the hash itself. */
export type ChainedPunch = Omit<Punch, 'hash'>;

/**
 * The text of a row that its hash is taken of: its fields in a fixed order as JSON, behind the hash of the row before it (empty for
 * the first). Instants are ISO 8601 in UTC with milliseconds.
 */
export function canonicalText(row: ChainedPunch, previous: string): string {
  return JSON.stringify([
    'hearth-punch-1',
    previous,
    row.employee_id,
    row.seq,
    row.id,
    row.act,
    row.replaces,
    row.kind,
    row.at,
    row.device_at,
    row.received_at,
    row.offset_seconds,
    row.source,
    row.location_id,
    row.position_id,
    row.place,
    row.accuracy_m,
    row.distance_m,
    row.reason,
    row.by_user,
  ]);
}

/** What a chain is found to be: whole, or broken at a row (its place in the person's chain). */
export type ChainVerdict = { readonly ok: true } | { readonly ok: false; readonly seq: number };

/**
 * Verifies rows of one person in the order of their chain. `previous` is the hash before the first of them, empty where that is the
 * beginning. A row that was changed, left out, added or moved breaks the chain at its place.
 */
export async function verifyChain(
  rows: readonly Punch[],
  previous: string,
  digest: Digest<string | Promise<string>>,
): Promise<ChainVerdict> {
  let before = previous;
  let expected = rows[0]?.seq ?? 1;
  if (previous === '' && expected !== 1) return { ok: false, seq: 1 };
  const [first] = rows;
  for (const row of rows) {
    const { hash, ...chained } = row;
    if (row.seq !== expected || row.employee_id !== first?.employee_id) return { ok: false, seq: expected };
    // One after the other: each hash has the one before it in it.
    // oxlint-disable-next-line no-await-in-loop
    if ((await digest(canonicalText(chained, before))) !== hash) return { ok: false, seq: row.seq };
    before = hash;
    expected += 1;
  }
  return { ok: true };
}
