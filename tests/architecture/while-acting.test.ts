import { admitsTokens } from '@hearth/platform/http/admission';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';

const server = await startTestServer();
const guarded = server.application.implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access.kind !== 'anyone');

/** What is never done or seen in somebody else's name, by the words that stand in the ids of calls. */
const FORBIDDEN: readonly (readonly [what: string, ids: RegExp])[] = [
  [
    'what a person signs in with, and where they are signed in',
    /password|factor|recovery|passkey|verification|ownsession|listsessions/i,
  ],
  [
    'rights, policies, and who vouches for people',
    /^access\.(add|revoke|restore|change|archive|preview|resend|withdraw|accept|leave)|^federation\.(?!list|getOwnAddresses)/,
  ],
  [
    'making or showing tokens and cards to sign in with',
    /(create|revoke)mycalendarfeed|apikey|webhook|card|^tokens\.|^provisioning\./i,
  ],
  ['taking data out, and deleting it', /export|download|erase|archive|endemployment/i],
  ['private messages; how many wait is a number', /^messaging\.(?!count)/],
  ['illness, which time off tells of', /timeoff/i],
  ['what somebody does as a candidate, and what others sent in', /own(application|file)|apply|withdraw|openfile/i],
  ['acting for somebody else', /^team\.\w*impersonation/i],
];
/** Calls that a word above names though they show and change nothing of it. */
const HARMLESS: readonly string[] = [
  'identity.getSecondFactorStatus',
  'identity.checkVerification',
  // Counts what archiving a location would concern, and changes nothing.
  'core-reader.previewArchive',
];

test('every call that needs a login says whether somebody may make it who acts for the caller', () => {
  const unsaid = guarded.filter(({ whileActing }) => whileActing === 'unsaid').map(({ id }) => id);
  expect(unsaid, 'Add `whileActing` beside `access`. Refused is what the list in this file names.').toEqual([]);
});

test('API tokens make no call that is refused to whoever acts for somebody else, and none about the person themselves', () => {
  const open = guarded.filter(admitsTokens);
  expect(open.length).toBeGreaterThan(100);
  expect(open.filter(({ whileActing }) => whileActing !== 'allowed').map(({ id }) => id)).toEqual([]);
  expect(open.filter(({ access }) => ['signedIn', 'candidate', 'provisioner'].includes(access.kind))).toEqual([]);
});

describe('is refused to whoever acts for somebody else', () => {
  test.each(FORBIDDEN)('%s', (_what, ids) => {
    const meant = guarded.filter(({ id }) => ids.test(id) && !HARMLESS.includes(id));
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.filter(({ whileActing }) => whileActing !== 'refused').map(({ id }) => id)).toEqual([]);
  });
});

test('every record of what people did holds who acted for them', async () => {
  const rows = await server.run(({ db }) =>
    db.query(`
      select n.nspname || '.' || c.relname as name,
        exists (select 1 from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attname = 'impersonator_id'
          and pg_get_expr(d.adbin, d.adrelid) like '%current_impersonator_id()%') as filled
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and (c.relname like '%\\_change' or c.relname like '%\\_event' or c.relname in ('change', 'publication'))
        and n.nspname not in ('platform', 'pgboss')
      order by 1`),
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ filled }) => filled !== true).map(({ name }) => name)).toEqual([]);
});
