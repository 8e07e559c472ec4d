import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = await sourceFiles(['{apps,packages,domains,tools,tests}/**/*.{ts,tsx}']);

/** Asks the machine what time it is. `performance.now()` measures and is no time. */
const MACHINE_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\s*\()|(?<!new )\bDate\(\)|\bTemporal\.Now\b/;
/** Asks for a part of a time in the zone of the machine. */
const MACHINE_ZONE =
  /\.[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toLocale(?:Date|Time)String\(|\.toDateString\(/;
/** Asks PostgreSQL. */
const DATABASE_TIME =
  /(?<![.#\w]|default )now\(\)(?= *(?:[-<>=+,)]| where))|\bcurrent_(?:date|timestamp)\b|\bclock_timestamp\(/;

const isTest = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$/.test(path) || /^(packages\/testing|tests)\//.test(path);
/** What runs in a browser only: there a test moves the page's clock. Career pages are rendered on the server. */
const isBrowser = (path: string): boolean =>
  /^(apps\/web|packages\/(auth-frame|client|ui))\//.test(path) ||
  (/^domains\/[\w-]+\/web\//.test(path) && !/\/web\/career\//.test(path));

/** Who may ask the machine outside of tests and browsers, and why. */
const MAY_ASK: Readonly<Record<string, string>> = {
  'packages/platform/src/clock.ts': 'the clock that everybody else is given',
  'packages/kit/src/id.ts': 'ids are only put in order by their time; it is never read',
  'packages/testing/src/machine-clock.ts': 'moves the machine’s clock',
  'tools/testing/moments.ts': 'reckons how far to move the machine’s clock',
  'tools/new.ts': 'names a migration after the moment when it is made',
};
/** Tests that have to do with somebody who asks the machine, and why. */
const TESTS_MAY_ASK: Readonly<Record<string, string>> = {
  'domains/federation/server/handlers/complete-federation.test.ts': 'the other side is a real OpenID provider',
  'domains/federation/server/handlers/receive-assertion.test.ts': 'the other side is a real SAML provider',
  'domains/federation/server/handlers/set-up-provider.test.ts': 'the other side is a real SAML provider',
  'domains/media/server/file-stores.test.ts': 'the bucket dates its files itself',
  'domains/privacy/server/erasure-list.test.ts': 'the bucket dates its files itself',
  'packages/platform/src/embedded/statement-ceiling.test.ts': 'the engine tells the time of the machine',
  'packages/testing/src/browser.ts': 'an answer that is kept in a browser',
  'packages/testing/src/built-application.ts': 'how long a start is waited for',
  'packages/testing/src/peers/s3-server.ts': 'a bucket goes by the machine',
  'packages/testing/src/peers/saml-peer.ts': 'a provider with a time of its own',
  'tests/journeys/account-security.test.ts': 'the built application goes by its processes’ clock',
  'tests/journeys/consent.test.ts': 'an answer that is kept in a browser',
  'tests/journeys/design-system-ground.test.ts': 'compares the clocks of tests, pages and server',
  'tests/journeys/first-shift.test.ts': 'the built application goes by its processes’ clock',
  'tests/journeys/page-rest.ts': 'how long a page is waited for',
  'tests/journeys/schedule-page.ts': 'the built application goes by its processes’ clock',
  'tests/journeys/schedule-week.test.ts': 'the built application goes by its processes’ clock',
  'tests/journeys/offline-requests.test.ts': 'the built application goes by its processes’ clock',
  'tests/journeys/time-off.test.ts': 'the built application goes by its processes’ clock',
  'tools/testing/moments.test.ts': 'asks how far the machine’s clock is moved',
};
/** Statements that ask PostgreSQL's own time, which no test can set, and why. */
const DATABASE_DECIDES: Readonly<Record<string, string>> = {
  'packages/platform/src/embedded/upkeep.ts': 'compares with a time that PostgreSQL keeps itself',
};
/** Whatever in PostgreSQL asks it what time it is. */
const ASKS_POSTGRES =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(\)|\b(?:current_(?:date|time|timestamp)|local(?:time|timestamp))\b/i;
/** What in the schema asks PostgreSQL's own time, and why. */
const SCHEMA_ASKS: Readonly<Record<string, string>> = {
  'platform.moment()': 'what everything else asks; nothing can move it but the database of a test, which replaces it',
  'platform.audit_entry.at': 'says when, and in which order, whoever stands within the database wrote too',
  'platform.migration.ran_at': 'is there before any function is, and is only read by people',
};

const asking = (pattern: RegExp, wanted: (path: string) => boolean): string[] =>
  files.filter(({ path, text }) => wanted(path) && pattern.test(text)).map(({ path }) => path);

test('the server asks the clock that it is given, never the machine', () => {
  const found = asking(
    MACHINE_TIME,
    (path) => !isTest(path) && !isBrowser(path) && !path.startsWith('apps/web/build/'),
  );
  expect(found, 'Take the time from the clock of the work, or from the request of the page.').toEqual(
    Object.keys(MAY_ASK)
      .filter((path) => !isTest(path))
      .sort(),
  );
});

test('a test stands at a moment of its own; those that cannot are listed with their reason', () => {
  const found = asking(MACHINE_TIME, (path) => isTest(path) && !(path in MAY_ASK));
  expect(found, 'Write the moment down, or take it from server.clock.').toEqual(Object.keys(TESTS_MAY_ASK).sort());
});

test('nobody on the server reckons in the zone of the machine', () => {
  expect(asking(MACHINE_ZONE, (path) => !isBrowser(path) && path !== 'tests/architecture/time.test.ts')).toEqual([]);
});

test('a statement that decides by the time is given it, or asks for the moment that a test can set', () => {
  const found = asking(DATABASE_TIME, (path) => /\/(server|src)\//.test(path) && !isTest(path) && !isBrowser(path));
  expect(found, 'Hand clock.now() to the statement, or ask platform.moment().').toEqual(
    Object.keys(DATABASE_DECIDES).sort(),
  );
});

/** What asks PostgreSQL in a line of the schema's description: columns by their default; or the function, policy or view that it describes. */
function whatAsks(line: string): string[] {
  const table = /^([\w.]+) \((.*)\)$/.exec(line);
  if (table !== null)
    return (table[2] ?? '')
      .split(', ')
      .filter((column) => ASKS_POSTGRES.test(column))
      .map((column) => `${table[1]}.${column.split(' ')[0]}`);
  if (!ASKS_POSTGRES.test(line)) return [];
  return [/FUNCTION ([\w.]+\([^)]*\))/.exec(line)?.[1] ?? line];
}

test('row security, functions, views and defaults ask for the moment that a test can set, never PostgreSQL', async () => {
  const schema = await readFile(join(ROOT, 'db/schema.sql'), 'utf8');
  expect(schema.split('\n').flatMap(whatAsks).sort(), 'Ask platform.moment() or platform.today().').toEqual(
    Object.keys(SCHEMA_ASKS).sort(),
  );
});

test('a real database’s moment is its own time: no setting moves it', async () => {
  const schema = await readFile(join(ROOT, 'db/schema.sql'), 'utf8');
  expect(schema).toMatch(/FUNCTION platform\.moment\(\) [^$]*\$function\$ select now\(\) \$function\$/);
});
