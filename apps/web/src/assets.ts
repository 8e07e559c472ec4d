import { readFileSync } from 'node:fs';
import type { PageAssets } from './document.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What the two kinds of documents load. */
export interface AssetsOfEntries {
  readonly app: PageAssets;
  readonly career: PageAssets;
}

/** Reads the client build's manifest: for each entry its script, everything it imports at once, and its styles. */
export function readAssets(manifest: URL): AssetsOfEntries {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Chunk>>;
  return { app: assetsOf(chunks, 'entry-client.tsx'), career: assetsOf(chunks, 'entry-career.ts') };
}

/** The assets of the entry whose source ends in a name. */
export function assetsOf(chunks: Readonly<Record<string, Chunk>>, entry: string): PageAssets {
  const key = Object.keys(chunks).find((name) => name.endsWith(entry) && chunks[name]?.isEntry === true);
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
  };
  if (key === undefined) throw new Error(`The build has no entry "${entry}".`);
  visit(key);
  const script = chunks[key]?.file ?? '';
  const preloads = [...seen].filter((name) => name !== key).map((name) => `/${chunks[name]?.file ?? ''}`);
  return { script: `/${script}`, preloads, styles: [...styles] };
}
