import { readFileSync } from 'node:fs';

/** A file of the client build, as Vite's manifest describes it. */
export interface BuiltChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltChunk>>;

/** Reads the client build's manifest. */
export function readManifest(file: URL): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
