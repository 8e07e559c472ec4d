import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followEvents } from '@hearth/server/events';
import { describeApi } from '@hearth/server/edge/api-document/write';
import { modules } from '@hearth/server/modules';
import { writeClientPackage } from '../../packages/api-client/build/write-package.ts';
import { findKeyed, keepTokenCalls } from './api-document.ts';
import type { ApiDocument } from './api-document.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(ROOT, 'dist/api-client');

const endpoints = [...modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint)), followEvents];
const document = keepTokenCalls(JSON.parse(await describeApi(endpoints, 'https://hearth.example')) as ApiDocument);
const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly license: string;
};
await rm(OUT, { recursive: true, force: true });
await writeClientPackage(
  { document, keyed: findKeyed(document), version, license, licenseFile: join(ROOT, 'LICENSE') },
  OUT,
);
console.log(`The client of ${version} is in ${OUT}. Publish it with: npm publish ${OUT}`);
