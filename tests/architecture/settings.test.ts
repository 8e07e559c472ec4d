import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRETS, SECTIONS, variables } from '@hearth/platform/config/settings';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { renderSettings, SETTINGS_PAGE } from '../../tools/settings.ts';
import { sourceFiles } from './source-files.ts';

/** Refused at the start with the names of what replaced it. */
const GONE = ['SIGN_UP'];
const all = Object.keys(variables.shape);
/** Pages and files for operators. */
const FOR_OPERATORS = ['README.md', 'docs/hosting/**/*.md', 'deploy/**/*', 'compose.yaml', 'Dockerfile'];
/** In them, and no settings of this server: other programs' own, the container's, and what the proxies' examples are given. */
const OF_OTHERS = /^(?:POSTGRES_|PG|MINIO_|NODE_|npm_|TEST_DATABASE_URL$|FUZZ_SEED$|CHROMIUM_PATH$|PASSWORD_FOLDER$)/;

test('every setting has its row on the page that operators read, and the page is as the schema says', async () => {
  expect(all.length).toBeGreaterThan(50);
  const described = SECTIONS.flatMap(({ settings }) => Object.keys(settings));
  expect(all.filter((name) => !described.includes(name))).toEqual(GONE);
  const page = await readFile(join(ROOT, SETTINGS_PAGE), 'utf8');
  expect(page, 'Run `npm run settings`.').toBe(renderSettings());
});

test('every setting that operators read about elsewhere is one of the server', async () => {
  const pages = await sourceFiles(FOR_OPERATORS);
  const unknown = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !all.includes(name.replace(/_FILE$/, '')) && !OF_OTHERS.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every setting does something in the server', async () => {
  const sources = await sourceFiles(['packages/platform/src/config/{config,mode,production-demands}.ts']);
  const read = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:values|settings)\.([A-Z][A-Z0-9_]+)|\b([A-Z][A-Z0-9_]+): \w+[,} ]/g)].map(
        ([, name, taken]) => name ?? taken,
      ),
    ),
  );
  expect(all.filter((name) => !read.has(name))).toEqual(GONE);
});

test('what proves who somebody is can be kept in a file', () => {
  const secretName = /SECRET|PASSWORD|SIGNING_KEY|ACCESS_KEY|DATABASE_URL|SMTP_URL|OAUTH|TOKEN/;
  expect(all.filter((name) => secretName.test(name) && !SECRETS.includes(name))).toEqual([]);
  expect(SECRETS).toContain('SMS');
});
