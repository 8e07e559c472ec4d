const SEPARATOR = /^[\s\-–—·,:/]+/u;
/** What is shorter is no name of a house: "The Bay" and "The Quay" keep their article. */
const LEAST_LETTERS = 5;

/** A name without a beginning that it shares; whole where nothing would be left, or where it does not begin so as a word. */
function without(name: string, beginning: string): string {
  if (beginning.length < LEAST_LETTERS || !name.startsWith(beginning)) return name;
  const rest = name.slice(beginning.length);
  const left = rest.replace(SEPARATOR, '');
  return left === '' || left === rest ? name : left;
}

/** What tells a place from its sisters: its name without that of a brand above it. "Harbour House Lisbon" below "Harbour House" is "Lisbon". */
export function dropParentName(name: string, above: readonly string[]): string {
  const shortened = above.map((parent) => without(name, parent.trim()));
  return shortened.toSorted((one, other) => one.length - other.length)[0] ?? name;
}

/** The words that a name begins with, each beginning one longer, the whole name left out. */
function listBeginnings(name: string): readonly string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
}

/** What tells places from each other: their names without the words that at least two of them begin with. */
export function dropSharedWords(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...new Set(names)];
  const counts = new Map<string, number>();
  for (const beginning of all.flatMap(listBeginnings)) counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  return new Map(
    all.map((name) => {
      // The house itself keeps its name beside its places.
      if (counts.has(name)) return [name, name];
      const shared = listBeginnings(name).findLast((beginning) => (counts.get(beginning) ?? 0) > 1);
      return [name, shared === undefined ? name : without(name, shared)];
    }),
  );
}
