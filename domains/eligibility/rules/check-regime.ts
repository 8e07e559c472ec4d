import { regime, type Regime, type RegimeVersion } from '../contract/regime-schemas.ts';

interface Basis {
  readonly source: string;
  readonly verified: boolean;
  readonly paragraph: string;
}

/** Everything in some terms that names a source, by what it is about. */
export function basesOf(terms: RegimeVersion): readonly (readonly [string, Basis])[] {
  const { statement, check, lists, receipts, follow_up: followUp, retention, duties } = terms;
  return [
    ...(statement === null
      ? []
      : ([
          ['statement', statement],
          ['statement.by', statement.by],
        ] as const)),
    ['check.by', check.by],
    ...lists.map((list) => [`list ${list.id}`, list] as const),
    ...(receipts === null ? [] : [['receipts', receipts] as const]),
    ['follow_up', followUp],
    ...(retention === null ? [] : [['retention', retention] as const]),
    ...duties.map((duty) => [`duty ${duty.id}`, duty] as const),
  ];
}

/** What is wrong with a regime as it was written, a sentence each; nothing where it is right. */
export function checkRegime(file: string, written: unknown): string[] {
  const read = regime.safeParse(written);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.') || 'regime'}: ${message}`);
  const one = read.data;
  return [
    ...(one.code === file ? [] : [`code: is “${one.code}”, but the file is called “${file}”`]),
    ...checkDates(one),
    ...one.versions.flatMap((terms) => checkTerms(one, terms)),
  ];
}

function checkDates({ versions }: Regime): string[] {
  return versions.flatMap(({ from, until }, index) => {
    const next = versions[index + 1];
    if (until !== null && until < from) return [`versions: ${from} ends before it begins`];
    if (next !== undefined && (until === null || next.from <= until))
      return [`versions: ${from} and ${next.from} overlap`];
    return [];
  });
}

function checkTerms({ sources }: Regime, terms: RegimeVersion): string[] {
  const listed = new Set(terms.lists.map(({ id }) => id));
  const items = terms.lists.flatMap(({ items: all }) => all.map(({ id }) => id));
  const bases = basesOf(terms).flatMap(([what, { source, verified }]) => {
    const named = sources[source];
    if (named === undefined) return [`${terms.from} ${what}: there is no source “${source}”`];
    return verified && named.read_on === null
      ? [`${terms.from} ${what}: is verified by a source that nobody has read`]
      : [];
  });
  return [
    ...bases,
    ...terms.enough.flat().flatMap((id) => (listed.has(id) ? [] : [`${terms.from} enough: there is no list “${id}”`])),
    ...(new Set(items).size === items.length ? [] : [`${terms.from} lists: an id is used twice`]),
  ];
}

/** What nobody has verified, by its terms. */
export function listUnverified({ versions }: Regime): string[] {
  return versions.flatMap((terms) =>
    basesOf(terms).flatMap(([what, { verified, paragraph }]) =>
      verified ? [] : [`${terms.from} ${what} (${paragraph})`],
    ),
  );
}
