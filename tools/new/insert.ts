/** A file that lists things did not look as it was expected to. */
export class NotFoundInFile extends Error {}

/** Adds an import to a source where the alphabet puts it: packages first, then files beside it. */
export function withImport(source: string, line: string): string {
  if (source.includes(line)) return source;
  const lines = source.split('\n');
  const importSource = (text: string): string => (/from '([^']+)'/.exec(text)?.[1] ?? '').replace(/^\./, '~.');
  const imports = lines.flatMap((text, index) => (/^(?:import .*|} )from '/.test(text) ? [index] : []));
  const last = imports.at(-1);
  if (last === undefined) return `${line}\n${source}`;
  const starts = lines.flatMap((text, index) => (text.startsWith('import ') ? [index] : []));
  const before = starts.find((index) => {
    const end = imports.find((one) => one >= index) ?? index;
    return importSource(lines[end] ?? '') > importSource(line);
  });
  lines.splice(before ?? last + 1, 0, line);
  return lines.join('\n');
}

/** Adds elements at the end of the list that `opening` begins (`endpoints: [`), whatever is in it. */
export function withElements(source: string, opening: string, elements: readonly string[]): string {
  const start = source.indexOf(opening);
  if (start < 0) throw new NotFoundInFile(`There is no "${opening}".`);
  let depth = 0;
  for (let at = start + opening.length - 1; at < source.length; at += 1) {
    const char = source[at];
    if (char === '[' || char === '{') depth += 1;
    if (char === ']' || char === '}') depth -= 1;
    if (depth > 0) continue;
    const inside = source.slice(start + opening.length, at).trimEnd();
    const comma = inside === '' || inside.endsWith(',') ? '' : ',';
    return `${source.slice(0, start + opening.length)}${inside}${comma}\n${elements.join('\n')}\n${source.slice(at)}`;
  }
  throw new NotFoundInFile(`What "${opening}" opens does not end.`);
}

/** Imports names from a place beside those that are imported from it already. */
export function withNames(source: string, names: readonly string[], from: string): string {
  const end = source.indexOf(`} from '${from}'`);
  const start = end < 0 ? -1 : source.lastIndexOf('import {', end);
  if (start < 0) return withImport(source, `import { ${names.join(', ')} } from '${from}';`);
  const inside = source.slice(start + 'import {'.length, end);
  const all = new Set([...inside.split(',').map((name) => name.trim()), ...names].filter((name) => name !== ''));
  return `${source.slice(0, start)}import { ${[...all].sort().join(', ')} ${source.slice(end)}`;
}
