import type { PageAssets } from './document.ts';
import type { Manifest } from './build-manifest.ts';

/**
 * What a document loads: the entry whose source ends in a name, its styles, and, asked for at once instead of one after the
 * other, everything that it and the given chunks import.
 */
export function findAssets(manifest: Manifest, entry: string, chunks: readonly string[] = []): PageAssets {
  const key = Object.keys(manifest).find((name) => name.endsWith(entry) && manifest[name]?.isEntry === true);
  const script = key === undefined ? undefined : manifest[key]?.file;
  if (key === undefined || script === undefined) throw new Error(`The build has no entry "${entry}".`);
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  for (const name of [key, ...chunks]) visit(name);
  files.delete(script);
  return { script: `/${script}`, preloads: [...files].map((file) => `/${file}`), styles: [...styles] };
}
