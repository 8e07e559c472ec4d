import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '@hearth/testing/template';

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every source file of the project that matches, without built and installed ones. */
export async function sourceFiles(patterns: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const skipped = new Set(['node_modules', 'dist', '.data']);
  for await (const entry of glob(patterns, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (found) => skipped.has(found.name),
  })) {
    if (!entry.isFile()) continue;
    const path = relative(ROOT, join(entry.parentPath, entry.name));
    files.push({ path, text: await readFile(join(ROOT, path), 'utf8') });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** What a file imports, as written; `typeOnly` for imports that vanish when it runs. */
export function importsOf(text: string): { from: string; typeOnly: boolean }[] {
  return [...text.matchAll(IMPORT)].map((match) => ({
    from: match[1] ?? match[2] ?? '',
    typeOnly: /(?:import|export)\s+type\s/.test(match[0]),
  }));
}
