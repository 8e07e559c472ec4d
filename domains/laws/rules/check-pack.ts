import { lawPack, packExamples } from '../contract/pack-schemas.ts';
import type { LawPack, PackExamples } from '../contract/pack-schemas.ts';
import { addDays } from './dates.ts';

/** What is wrong with a pack as it was written, a sentence each; nothing where it is right. */
export function checkPack(folder: string, written: unknown): string[] {
  const read = lawPack.safeParse(written);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.') || 'pack'}: ${message}`);
  const pack = read.data;
  return [
    ...(pack.code === folder ? [] : [`code: is “${pack.code}”, but the folder is called “${folder}”`]),
    ...checkDates(pack),
    ...pack.versions.flatMap((version) => checkRules(pack, version)),
  ];
}

function checkDates({ versions }: LawPack): string[] {
  const found: string[] = [];
  for (const [index, { from, until }] of versions.entries()) {
    if (until !== null && until < from) found.push(`versions: ${from} ends on ${until}, before it begins`);
    const next = versions[index + 1];
    if (next === undefined) continue;
    const expected = until === null ? null : addDays(until, 1);
    if (expected === null || next.from < expected)
      found.push(`versions: ${from} and ${next.from} overlap; the first has to end on ${addDays(next.from, -1)}`);
    else if (next.from > expected) found.push(`versions: nothing holds from ${expected} to ${addDays(next.from, -1)}`);
  }
  return found;
}

function checkRules(pack: LawPack, version: LawPack['versions'][number]): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const rule of version.rules) {
    const at = `${version.from} ${rule.id}`;
    if (seen.has(rule.id)) found.push(`${at}: the id is used twice`);
    seen.add(rule.id);
    const source = pack.sources[rule.source];
    if (source === undefined) found.push(`${at}: there is no source “${rule.source}”`);
    else if (rule.verified && source.read_on === null)
      found.push(`${at}: is verified by a source that nobody has read`);
    if ('ages' in rule && rule.ages?.from !== undefined && rule.ages.from >= (rule.ages.below ?? 100))
      found.push(`${at}: no age is from ${rule.ages.from} and below ${rule.ages.below ?? ''}`);
    if (rule.kind !== 'CHANGE_PREMIUM') continue;
    if (rule.notice_from >= rule.notice_below) found.push(`${at}: notice_from has to be less than notice_below`);
    if (rule.pay.kind === 'FIXED' && pack.currency === undefined) found.push(`${at}: a fixed amount needs a currency`);
  }
  return found;
}

/** What is wrong with the examples of a pack as they were written. */
export function checkExamples(written: unknown): string[] {
  const read = packExamples.safeParse(written);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `examples.${path.join('.')}: ${message}`);
}

/** Each rule of a pack that nobody has verified, by its version. */
export function listUnverified({ versions }: LawPack): string[] {
  return versions.flatMap(({ from, rules }) =>
    rules.flatMap(({ id, paragraph, verified }) => (verified ? [] : [`${from} ${id} (${paragraph})`])),
  );
}

/** Premium rules that no example of their pack works out. */
export function listUntested({ versions }: LawPack, { premiums }: PackExamples): string[] {
  const worked = new Set(premiums.map(({ rule }) => rule));
  const ids = versions.flatMap(({ rules }) => rules.flatMap(({ kind, id }) => (kind === 'CHANGE_PREMIUM' ? [id] : [])));
  return [...new Set(ids)].filter((id) => !worked.has(id));
}
