import { glob, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './site.ts';

interface Built {
  readonly html: string;
  readonly anchors: ReadonlySet<string>;
}

async function readBuilt(out: string): Promise<ReadonlyMap<string, Built>> {
  const pages = new Map<string, Built>();
  for await (const path of glob('**/*.html', { cwd: out })) {
    const html = await readFile(join(out, path), 'utf8');
    pages.set(path, { html, anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)) });
  }
  return pages;
}

/** Whether what a page names is there: a page with its anchor, or a file. */
function isThere(out: string, pages: ReadonlyMap<string, Built>, from: string, target: string): boolean {
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path === '' ? from : posix.join(posix.dirname(from), path);
  if (!existsSync(join(out, file))) return false;
  return anchor === undefined || pages.get(file)?.anchors.has(anchor) === true;
}

/** What browsers load by themselves. */
const LOADS = ['<img ', '<script ', '<link '];

/** The addresses that a tag names; our own script between tags has none. */
const namedBy = (tag: string): readonly string[] =>
  [...tag.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, to = '']) => to);

/** Everything that a built page names and that is not there, and everything that it would ask of another host. */
export async function findBroken(out: string): Promise<readonly string[]> {
  const pages = await readBuilt(out);
  return [...pages].flatMap(([from, { html }]) => {
    const tags = [...html.matchAll(/<[^<>]+>/g)].map(([tag]) => tag);
    const links = tags.filter((tag) => tag.startsWith('<a ')).flatMap(namedBy);
    const loaded = tags.filter((tag) => LOADS.some((start) => tag.startsWith(start))).flatMap(namedBy);
    const files = [...html.matchAll(/ data-file="([^"]+)"/g)].map(([, file = '']) => file);
    return [
      ...[...links, ...loaded]
        .filter((to) => !/^https?:\/\//.test(to) && !isThere(out, pages, from, to))
        .map((to) => `${from}: ${to} leads nowhere`),
      ...loaded.filter((to) => /^(?:https?:)?\/\//.test(to)).map((to) => `${from}: ${to} is asked of another host`),
      // Addresses of an installation are named in words; a link there leads nowhere in the repository either.
      ...files.filter((file) => !existsSync(join(ROOT, file))).map((file) => `${from}: there is no ${file}`),
    ];
  });
}

/** What each page says of itself. */
export async function readHeads(out: string): Promise<ReadonlyMap<string, { title: string; description: string }>> {
  const pages = await readBuilt(out);
  return new Map(
    [...pages].map(([path, { html }]) => [
      path,
      {
        title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
        description: /<meta name="description" content="([^"]+)">/.exec(html)?.[1] ?? '',
      },
    ]),
  );
}
