/** A known advisory against releases of a package and its assessment, from `tools/supply-chain/advisories.json`. */
export interface Advisory {
  readonly package: string;
  /** Versions as npm writes them: `<1.2.3`, `>=1.0.0 <1.2.3 || =2.0.0`, `*`. */
  readonly affected: string;
  readonly id: string;
  readonly severity: 'low' | 'moderate' | 'high' | 'critical';
  readonly means: string;
  /** A release that stays all the same, with why it does no harm. */
  readonly accepted?: { readonly version: string; readonly why: string };
}

/** The part of a lock file that says what is installed where. */
export interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly name?: string; readonly link?: boolean }>
  >;
}

export interface FoundAdvisory {
  readonly advisory: Advisory;
  readonly version: string;
  /** Where it lies, as the lock file says. */
  readonly at: string;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;
const BOUND = /^(<=|>=|<|>|=)(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;

function parseVersion(version: string): readonly [readonly number[], string | undefined] {
  const parts = VERSION.exec(version);
  if (parts === null) throw new Error(`${version} is no version`);
  return [parts.slice(1, 4).map(Number), parts[4]];
}

/** Below zero where one version comes before another, above where it comes after it. */
function order(one: string, other: string): number {
  const [a, early] = parseVersion(one);
  const [b, late] = parseVersion(other);
  const first = a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0);
  if (first !== undefined) return first;
  if (early === late) return 0;
  if (early === undefined) return 1;
  return late === undefined ? -1 : early.localeCompare(late, 'en', { numeric: true });
}

/**
 * Tells if a version is within a range; throws for unreadable ranges. Throws for what it cannot read: an entry that
 * says nothing would keep nothing out.
 */
export function isAffected(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/ +/)
      .every((bound) => {
        if (bound === '*') return true;
        const [, how, than = ''] = BOUND.exec(bound) ?? [];
        if (how === undefined) throw new Error(`${range} is no range of versions`);
        const by = order(version, than);
        return how === '='
          ? by === 0
          : how.startsWith('<')
            ? by < 0 || (by === 0 && how === '<=')
            : by > 0 || (by === 0 && how === '>=');
      }),
  );
}

/** Everything in a lock file that something is known against, but for what is accepted in that version. */
export function findAffected({ packages }: Lock, advisories: readonly Advisory[]): FoundAdvisory[] {
  const installed = listInstalled({ packages });
  return advisories.flatMap((advisory) =>
    installed
      .filter(({ name, version }) => name === advisory.package && isAffected(version, advisory.affected))
      .filter(({ version }) => version !== advisory.accepted?.version)
      .map(({ version, at }) => ({ advisory, version, at })),
  );
}

/** Finds accepted advisories that no longer apply. */
export function findObsolete({ packages }: Lock, advisories: readonly Advisory[]): Advisory[] {
  const installed = listInstalled({ packages });
  return advisories.filter(
    ({ package: name, accepted }) =>
      accepted !== undefined && !installed.some((one) => one.name === name && one.version === accepted.version),
  );
}

function listInstalled({ packages }: Lock): { readonly name: string; readonly version: string; readonly at: string }[] {
  return Object.entries(packages).flatMap(([at, { version, name, link }]) =>
    version === undefined || link === true || !at.includes('node_modules/')
      ? []
      : [{ name: name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length), version, at }],
  );
}
