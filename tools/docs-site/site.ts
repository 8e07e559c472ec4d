import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOORS, HOME } from './doors.ts';
import type { Door, Listed } from './doors.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RECORDS = 'docs/decisions/README.md';

export interface SitePage {
  /** Its path from the root of the repository, and that of its page from the site's. */
  readonly source: string;
  readonly output: string;
  readonly title: string;
  readonly description: string;
  readonly door: Door | null;
  /** Records are many and long: they are found by title and summary, all else by every word. */
  readonly isRecord: boolean;
  readonly previous: string | null;
  readonly next: string | null;
}

export interface Site {
  readonly version: string;
  readonly pages: ReadonlyMap<string, SitePage>;
}

/** `docs/hosting/README.md` is `hosting/index.html`; what stands outside `docs` goes to `project/`. */
export function outputOf(source: string): string {
  const within = source.startsWith('docs/') ? source.slice(5) : `project/${source.toLowerCase()}`;
  return within.replace(/(?:^|(?<=\/))readme\.md$/i, 'index.html').replace(/\.md$/, '.html');
}

/** The way from one page of the site to another. */
export function wayTo(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** The pages that the index of decision records has a row for, with its last column. */
function recordsIn(index: string): readonly Listed[] {
  return index
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line): Listed => {
      const [, number = '', ...cells] = line.split(' | ');
      const file = /\(([^()]+)\)/.exec(line)?.[1] ?? number;
      const text = cells.at(-1) ?? '';
      return [`docs/decisions/${file}`, text.replace(/ \|$/, '').replaceAll('`', '')];
    });
}

async function pageFrom(source: string, rest: Omit<SitePage, 'source' | 'output' | 'title'>): Promise<SitePage> {
  const text = await readFile(join(ROOT, source), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '').trim();
  if (title === undefined) throw new Error(`${source} has no title: begin it with "# ".`);
  return { source, output: outputOf(source), title, ...rest };
}

/** Everything that the site shows, in its order. */
export async function readSite(): Promise<Site> {
  const records = recordsIn(await readFile(join(ROOT, RECORDS), 'utf8'));
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const pages = [
    await pageFrom(HOME[0], { description: HOME[1], door: null, isRecord: false, previous: null, next: null }),
  ];
  for (const door of DOORS) {
    const listed = door.groups.flatMap((group) => group.pages);
    for (const [index, [source, description]] of listed.entries()) {
      const previous = listed[index - 1]?.[0] ?? null;
      const next = listed[index + 1]?.[0] ?? null;
      pages.push(await pageFrom(source, { description, door, isRecord: false, previous, next }));
    }
  }
  const contribute = DOORS.at(-1) ?? null;
  for (const [source, description] of records)
    pages.push(await pageFrom(source, { description, door: contribute, isRecord: true, previous: null, next: null }));
  return { version, pages: new Map(pages.map((page) => [page.source, page])) };
}

/** The Markdown in `docs` that no door leads to. */
export async function leftOut(site: Site): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const path of glob('docs/**/*.md', { cwd: ROOT })) if (!site.pages.has(path)) found.push(path);
  return found.sort();
}
