import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const SOURCE = fileURLToPath(new URL('../src/client.ts', import.meta.url));
const README = fileURLToPath(new URL('../README.md', import.meta.url));

/** What a package of the client is made of. */
export interface ClientContent {
  /** An OpenAPI document. */
  readonly document: object;
  /** The calls that bear an `Idempotency-Key`, as `POST /v1/…`. */
  readonly keyed: readonly string[];
  readonly version: string;
  readonly license: string;
  /** The file with its text. */
  readonly licenseFile: string;
}

/** Writes a package for npm into a folder: the client, with the types of every call of the document. */
export async function writeClientPackage(content: ClientContent, out: string): Promise<void> {
  // A development dependency here: no server of ours loads it.
  const { devDependencies } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    readonly devDependencies: { readonly 'openapi-fetch': string };
  };
  const manifest = {
    name: 'hearth-client',
    version: content.version,
    description: 'The API of Hearth, typed',
    license: content.license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['*.js', '*.d.ts'],
    engines: { node: '>=20' },
    dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
  };
  await mkdir(out, { recursive: true });
  const types = await openapiTS(JSON.stringify(content.document));
  await Promise.all([
    writeFile(join(out, 'schema.d.ts'), astToString(types)),
    writeModule(out, 'client', await readFile(SOURCE, 'utf8')),
    writeModule(out, 'index', writeIndex(content.keyed)),
    writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`),
    copyFile(README, join(out, 'README.md')),
    copyFile(content.licenseFile, join(out, 'LICENSE')),
  ]);
}

async function writeModule(out: string, name: string, source: string): Promise<void> {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    strict: true,
  };
  const options = { compilerOptions, fileName: `${name}.ts` };
  await writeFile(join(out, `${name}.js`), ts.transpileModule(source, options).outputText);
  await writeFile(join(out, `${name}.d.ts`), ts.transpileDeclaration(source, options).outputText);
}

const writeIndex = (keyed: readonly string[]): string => `import { connectTo } from './client.js';
import type { ConnectionOptions, Hearth } from './client.js';
import type { paths } from './schema.js';

export { HearthRefusal, pages, take } from './client.js';
export type { ConnectionOptions, Hearth } from './client.js';
export type { components, operations, paths } from './schema.js';

const KEYED: ReadonlySet<string> = new Set(${JSON.stringify(keyed, null, 2)});

/** Connects to an installation with an API token. */
export function connect(options: ConnectionOptions): Hearth<paths> {
  return connectTo<paths>(options, KEYED);
}
`;
