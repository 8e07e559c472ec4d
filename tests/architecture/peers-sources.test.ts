import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const served = (await sourceFiles(['{apps,packages,domains}/**/*.{ts,tsx}'])).filter(
  ({ path }) => !/\.(test|fixture)\.tsx?$/.test(path) && !path.startsWith('packages/testing/'),
);
const filesWith = (pattern: RegExp): string[] =>
  served.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** A key made of two parts or more by putting them behind each other: `a` + `bc` is `ab` + `c`. */
const JOINED_KEY = /\.(?:get|set|has|delete|getWithin)\(\s*(?:`[^`]*\$\{[^`]*\$\{|\[[^\]]*\]\.join\()/;
const KEEPS = /\bnew (?:LRUCache|InvalidatingCache|KeptAnswers)\b/;

test('incident 31 (CWE-1289): nothing that is kept beyond a call lies under words put behind each other', () => {
  const keepers = served.filter(({ text }) => KEEPS.test(text));
  expect(keepers.length).toBeGreaterThan(3);
  const joined = keepers.filter(({ text }) => JOINED_KEY.test(text) || /\bkey\b[^;\n]*\.join\(/i.test(text));
  expect(
    joined.map(({ path }) => path),
    'Make the key with JSON.stringify, of all that the answer depends on.',
  ).toEqual([]);
});

test('incident 37 (CWE-79): nothing that runs in a browser writes markup', () => {
  const markup =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcDoc\b|setHTMLUnsafe|parseFromString/;
  expect(filesWith(markup), 'Say it with elements: text is never read as markup then.').toEqual([]);
});

test('incident 38 (CWE-79): nothing cleans markup, for nothing shows any that somebody wrote', () => {
  expect(
    filesWith(/from '(?:dompurify|sanitize-html|isomorphic-dompurify|xss)'|\bsetHTML\(|\bnew Sanitizer\b/),
  ).toEqual([]);
});

/** Who starts another process or thread, and what: a file of ours, and never what somebody sends. */
const STARTS: Readonly<Record<string, string>> = {
  'apps/server/src/boot/database-template.ts': 'itself, for an empty database, before anything is served',
  'packages/platform/src/embedded/snapshot/snapshot.ts': 'a file of ours, beside itself',
  'packages/platform/src/bounded/bounded-work.ts': 'a thread for a function of ours',
  'packages/platform/src/bounded/bounded-thread.ts': 'the thread’s own side',
};

test('incident 39 (CWE-94): what is served makes no program of texts, and starts none but its own', () => {
  const programs = /\beval\(|\bnew Function\b|\bFunction\(['"`]|from '(?:node:)?vm'|set(?:Timeout|Interval)\(\s*['"`]/;
  expect(filesWith(programs)).toEqual([]);
  expect(filesWith(/from '(?:node:)?(?:child_process|worker_threads|cluster)'/).toSorted()).toEqual(
    Object.keys(STARTS).toSorted(),
  );
  expect(filesWith(/\b(?:execFile|execSync|execFileSync|spawnSync)\(|shell: true/)).toEqual([]);
});

/** Statements that go to the driver itself with something put into them, and what. */
const BY_DRIVER: Readonly<Record<string, string>> = {
  'packages/platform/src/database/lazy-transaction.ts': 'ids of the scope, each of which is a UUID or refused',
  'packages/platform/src/database/listener.ts': 'the name of our own channel, escaped',
};

/** What reads a format that can name files and unfold without end, and of whom. */
const READERS: Readonly<Record<string, string>> = {
  'domains/federation/server/saml-metadata.ts':
    'metadata of identity providers; whatever defines entities is refused before',
  'domains/federation/server/saml.ts': 'assertions of identity providers; whatever defines entities is refused before',
  'domains/imports/server/actions/workbook/archive.ts':
    'workbooks that managers upload, in a thread with limits; the bytes are counted as they unfold, and no file is named',
  'domains/signatures/web/components/pdf-engine.ts':
    'draws pages in a worker of the reader’s own browser; documents were looked through by the server before',
  'domains/imports/server/actions/workbook/read-xml.ts': 'the same; whatever defines entities is refused',
};

/** What unfolds bytes that somebody sent, each time no further than it says. */
const UNFOLDS: Readonly<Record<string, string>> = {
  'domains/signatures/server/actions/pdf/unpack-bounds.ts':
    'measures the streams of a PDF in a thread with limits before the library unpacks them, and keeps nothing',
};

test('incident 35 (CWE-611): no office file, archive or markup of anybody is read here, but assertions and workbooks without entities', () => {
  const readers =
    /from '(?:@node-saml\/node-saml|xml2js|fast-xml-parser|@xmldom\/xmldom|libxmljs\w*|sax|fflate|jszip|yauzl|adm-zip|mammoth|exceljs|xlsx|pdf-parse|pdfjs-dist)/;
  // What only writes archives reads none.
  const written = ['domains/exports/server/file-content.ts', 'domains/documents/server/make-bundle.ts'];
  expect(filesWith(readers).filter((path) => !(path in READERS) && !written.includes(path))).toEqual([]);
  for (const path of written)
    expect(served.find((file) => file.path === path)?.text).toMatch(
      /import \{ (?:Zip, ZipDeflate, strToU8|strToU8, Zip, ZipPassThrough) \} from 'fflate';/,
    );
  const unfold =
    /\b(?:unzip|gunzip|inflate|inflateRaw|brotliDecompress)(?:Sync)?\(|create(?:Unzip|Gunzip|Inflate|BrotliDecompress)/;
  const unfolding = filesWith(unfold).filter((path) => !path.startsWith('packages/platform/src/embedded/'));
  expect(unfolding).toEqual(Object.keys(UNFOLDS));
  for (const path of unfolding) {
    const text = served.find((file) => file.path === path)?.text ?? '';
    const calls = text.match(new RegExp(`${unfold.source}`, 'g')) ?? [];
    expect(text.match(/maxOutputLength/g), path).toHaveLength(calls.length);
  }
});

/** Where a statement has a part that is no parameter, and why nothing that is sent is in it. */
const RAW: Readonly<Record<string, string>> = {
  'domains/core/server/queries/tree.ts': 'names of columns, as they stand there',
};

test('incident 40 (CWE-89): statements are made of their own words and of parameters', () => {
  expect(filesWith(/\bsql\.raw\(/)).toEqual(Object.keys(RAW));
  for (const path of Object.keys(RAW)) {
    const text = served.find((file) => file.path === path)?.text ?? '';
    expect(text.match(/\bsql\.raw\(\s*'[^'$]*',?\s*\)/g)?.length, path).toBe(text.match(/\bsql\.raw\(/g)?.length);
  }
  // A statement put together as a text reaches the driver past every parameter.
  expect(filesWith(/\.query\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)/)).toEqual(Object.keys(BY_DRIVER));
});
