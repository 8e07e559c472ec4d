import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const HOME = 'packages/platform/src/secrets/';
/** How tokens and signatures are made and compared, an example of each, and what does it for everybody. */
const ENGINES: readonly (readonly [RegExp, string, string])[] = [
  [/\btimingSafeEqual\b/, 'timingSafeEqual(one, other)', 'isSameSecret or isSignedWith'],
  [/createHmac\('sha256'/, "createHmac('sha256', key)", 'signText or signatureBytes'],
  [/randomBytes\(32\)\s*\.toString\('base64url'\)/, "randomBytes(32).toString('base64url')", 'newToken'],
  [
    /createHash\('sha256'\)\s*\.update\(\w*(?:token|code|secret|state)\)/i,
    "createHash('sha256').update(linkToken)",
    'tokenHash',
  ],
];

const ours = (await sourceFiles(['{apps,domains,packages}/**/*.ts'])).filter(
  ({ path }) => !path.endsWith('.test.ts') && !path.startsWith('packages/testing/') && !path.startsWith(HOME),
);

test('tokens, signatures and their comparison have one home', () => {
  const again = ours.flatMap(({ path, text }) =>
    ENGINES.flatMap(([form, , instead]) => (form.test(text) ? [`${path}: use ${instead} of ${HOME}`] : [])),
  );
  expect(ours.length).toBeGreaterThan(1000);
  expect(again).toEqual([]);
});

test.each(ENGINES)('the check finds %s', (form, example) => {
  expect(example).toMatch(form);
});

/** A log line that has an error under a name of its own. */
const UNSTRIPPED = /\.(?:error|warn|info|fatal)\(\s*\{(?:[^}]*,)?\s*error\s*[,:}]/;

test('an error is logged as `err`: under its own name its details, which hold values of rows, would be in the log', () => {
  expect("log.error({ error, id }, 'failed')").toMatch(UNSTRIPPED);
  expect("log.error({ id, error: cause }, 'failed')").toMatch(UNSTRIPPED);
  expect("log.error({ err: error, id }, 'failed')").not.toMatch(UNSTRIPPED);
  expect(ours.filter(({ text }) => UNSTRIPPED.test(text)).map(({ path }) => path)).toEqual([]);
});
