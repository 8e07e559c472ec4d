/** A file of a build. What it imports is loaded with it. */
export interface PlannedFile {
  readonly name: string;
  /** Bytes that come over the line. */
  readonly size: number;
  readonly imports: readonly string[];
  /** Whether it may lie in one file with others. What a page is opened by may not: others name it. */
  readonly isShared: boolean;
}

/** Something that is opened, by its files, and what it counts beside the others. */
export interface EntryPoint {
  readonly files: readonly string[];
  readonly weight: number;
}

/** What a file costs besides its content, in bytes: its request and answer, its share of compression, its way through the browser. */
const BYTES_OF_A_FILE = 1700;

interface BundlePart {
  size: number;
  readonly files: string[];
  imports: ReadonlySet<number>;
}

interface MergeCandidate {
  readonly into: number;
  readonly from: number;
  readonly gain: number;
}

/** All files that are loaded with some. */
export function filesBehind<Name>(names: Iterable<Name>, importsOf: (name: Name) => Iterable<Name>): Set<Name> {
  const all = new Set<Name>();
  const visit = (name: Name): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const next of importsOf(name)) visit(next);
  };
  for (const name of names) visit(name);
  return all;
}

/** The files while they are laid together, two at a time. */
class BundlePlan {
  readonly parts: BundlePart[];
  /** Those that may still be laid together. */
  readonly open: Set<number>;
  readonly loads: readonly { readonly weight: number; readonly parts: Set<number> }[];

  constructor(files: readonly PlannedFile[], openings: readonly EntryPoint[]) {
    const indexOf = new Map(files.map(({ name }, index) => [name, index]));
    const indexes = (names: readonly string[]): number[] => names.flatMap((name) => indexOf.get(name) ?? []);
    this.parts = files.map(({ name, size, imports }, index) => ({
      size,
      files: [name],
      imports: new Set(indexes(imports).filter((other) => other !== index)),
    }));
    this.open = new Set(files.flatMap(({ isShared }, index) => (isShared ? [index] : [])));
    this.loads = openings.map((opening) => ({ weight: opening.weight, parts: this.behind(indexes(opening.files)) }));
  }

  part(index: number): BundlePart {
    const part = this.parts[index];
    if (part === undefined) throw new Error(`There is no part ${index}.`);
    return part;
  }

  behind(indexes: Iterable<number>): Set<number> {
    return filesBehind(indexes, (index) => this.part(index).imports);
  }

  /** The most that one file instead of two can save: as if neither brought anything along. */
  bound(one: number, other: number): number {
    let gain = 0;
    for (const { weight, parts } of this.loads) {
      const [hasOne, hasOther] = [parts.has(one), parts.has(other)];
      if (hasOne && hasOther) gain += weight * BYTES_OF_A_FILE;
      else if (hasOne) gain -= weight * this.part(other).size;
      else if (hasOther) gain -= weight * this.part(one).size;
    }
    return gain;
  }

  /** What one file instead of two saves. A file that imports itself by way of another one saves nothing: which runs first would be open. */
  gain(one: number, other: number): number {
    if (this.leadsRound(one, other) || this.leadsRound(other, one)) return 0;
    const behind = { one: this.behind([one]), other: this.behind([other]) };
    let gain = 0;
    for (const { weight, parts } of this.loads) {
      const [hasOne, hasOther] = [parts.has(one), parts.has(other)];
      if (hasOne && hasOther) gain += weight * BYTES_OF_A_FILE;
      else if (hasOne || hasOther) {
        gain += weight * BYTES_OF_A_FILE;
        for (const index of hasOne ? behind.other : behind.one)
          if (!parts.has(index)) gain -= weight * (this.part(index).size + BYTES_OF_A_FILE);
      }
    }
    return gain;
  }

  private leadsRound(from: number, to: number): boolean {
    return [...this.part(from).imports].some((next) => next !== to && this.behind([next]).has(to));
  }

  lay({ into, from }: MergeCandidate): void {
    for (const { parts } of this.loads)
      if (parts.has(into) || parts.has(from)) {
        for (const index of this.behind([into, from])) parts.add(index);
        parts.delete(from);
      }
    const [part, gone] = [this.part(into), this.part(from)];
    part.size += gone.size;
    part.files.push(...gone.files);
    const own = new Set([into, from]);
    part.imports = new Set([...part.imports, ...gone.imports].filter((index) => !own.has(index)));
    for (const other of this.parts)
      if (other !== part && other.imports.has(from))
        other.imports = new Set([...other.imports].map((index) => (index === from ? into : index)));
    this.open.delete(from);
  }
}

/**
 * Which files of a build are better one: few files come sooner than many, as long as no page loads much that it does not need. Goes
 * from the best pair to the next until none saves anything. Answers by the name of each file the one that it goes into; files that
 * stay alone are absent.
 */
export function planFiles(files: readonly PlannedFile[], openings: readonly EntryPoint[]): ReadonlyMap<string, string> {
  const plan = new BundlePlan(files, openings);
  const pairs: MergeCandidate[] = [];
  const propose = (into: number, others: Iterable<number>): void => {
    for (const from of others) {
      const gain = from === into ? 0 : plan.bound(into, from);
      if (gain > 0) pairs.push({ into, from, gain });
    }
    pairs.sort((one, other) => one.gain - other.gain);
  };
  const open = [...plan.open];
  for (const [place, into] of open.entries()) propose(into, open.slice(place + 1));
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const { into, from } = pair;
    if (!plan.open.has(into) || !plan.open.has(from) || plan.gain(into, from) <= 0) continue;
    plan.lay(pair);
    propose(into, plan.open);
  }
  const laid = [...plan.open].map((index) => plan.part(index)).filter((part) => part.files.length > 1);
  const sizes = new Map(files.map(({ name, size }) => [name, size]));
  const sizeOf = (name: string): number => sizes.get(name) ?? 0;
  return new Map(
    laid.flatMap((part) => {
      const [largest = ''] = part.files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
      return part.files.map((name) => [name, largest] as const);
    }),
  );
}
