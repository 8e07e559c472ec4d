import { defineConfig } from 'vitest/config';
import { menuPhrases } from './apps/web/build/menu-phrases.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';

/** What the projects with a browser have in common. Their pages share the time of a small machine. */
const browser = {
  globalSetup: ['packages/testing/src/journey-clock.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // As long as a page is waited for: on a crowded machine a second is nothing.
  expect: { poll: { timeout: 45_000 } },
  // A browser on a crowded machine: what passes the second time only is told as such in the output, and is a defect to look for.
  retry: 1,
  maxWorkers: 1,
  fileParallelism: false,
};
/** The same, on the seeded application, which takes its time to start: files that start one of their own are not among them. */
const onApplication = { ...browser, globalSetup: ['packages/testing/src/built-application.ts'] };
/** Tests of how the embedded database outlives its process, and of development, which uses it: on a server they would be the same once more. */
const EMBEDDED =
  process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : ['packages/platform/src/embedded/**', 'apps/server/src/dev.test.ts', 'apps/cli/src/embedded.test.ts'];
/** Walks through every call for every kind of person: on a server they would be the same once more, and its rows and policies are asked by the matrix's other parts. */
const WALKS =
  process.env['TEST_DATABASE_URL'] === undefined ? [] : ['tests/architecture/place-matrix-{inside,outside}.test.ts'];
/** What runs in a browser, in parts that do not see each other and take about as long: `tools/test.ts` runs three at a time. */
const WIDGETS = ['packages/ui/**/*.browser.test.ts', 'tests/journeys/{design-system*,visual}.test.ts'];
const SCREENS = ['tests/journeys/{main-screens,screen-checks,pseudo}.test.ts'];
const ENTRANCE = [
  'tests/journeys/{account-security,auth-frame,consent,federated-sign-in,frame-messages}.test.ts',
  'tests/journeys/{first-owner,impersonation,invitation-card,profile-photo}.test.ts',
];
const HIRING = [
  'tests/journeys/{apply-on-phone,candidate-by-ear,career,first-employer,first-shift}.test.ts',
  'tests/journeys/{full-board,hiring-board,messages,post-a-job,sign-up}.test.ts',
];
const SHELL = [
  'tests/journeys/{access-invitation,docs-site,kiosk-day,night-shift,offline,offline-requests,own-role,page-weight,shell}.test.ts',
];

/** A run of CI is told of what passes the second time only, as of journeys, and goes on: one such test once threw away all else that a commit held. By hand it fails. */
const retry = process.env['CI'] === undefined ? 0 : 1;

/** Compiles a copy of the project for minutes in one process: beside others it costs no time. */
const GENERATOR = 'tools/new.test.ts';

/** One project per kind of test: what it needs to run differs, not how it is written. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          // Properties over thousands of cases take their time on a crowded machine.
          testTimeout: 30_000,
          maxWorkers: 2,
          // Pure functions leave nothing behind: loading them for each file again costs more than the tests.
          isolate: false,
          include: [
            'packages/{kit,client,i18n,auth-frame}/**/*.test.ts',
            'packages/ui/**/!(*.browser).test.ts',
            'apps/web/**/*.test.ts',
            'domains/*/{rules,contract,web}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [GENERATOR],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'packages/{platform,testing}/**/*.test.ts',
            'apps/{server,cli}/**/*.test.ts',
            'domains/*/{server,db}/**/*.test.ts',
          ],
          exclude: EMBEDDED,
          globalSetup: ['packages/testing/src/database-template.ts'],
          // Only what hangs takes as long: at a load of 19 the longest test took 67 s.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          // A worker waits for a third of its time: for clocks, files and other processes.
          maxWorkers: 3,
          // What else runs with it, with other workers, follows it.
          sequence: { groupOrder: 1 },
          // One worker loads the server once; what a test file changes is its own database.
          isolate: false,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: WALKS,
          globalSetup: ['packages/testing/src/database-template.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry,
          maxWorkers: 2,
          // One worker loads the server once; what a test file changes is its own database.
          isolate: false,
        },
      },
      {
        plugins: [menuPhrases(import.meta.dirname)],
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx', 'domains/*/web/**/*.test.tsx'],
          environment: 'happy-dom',
          // Only what hangs takes as long: at a load of 20 the first test of a file took 23 s.
          testTimeout: 120_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts'],
          testTimeout: 120_000,
          // On a busy disk the files of two databases took more than ten seconds to go.
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        test: { name: 'generator', include: [GENERATOR], maxWorkers: 1 },
      },
      // Generated requests against the whole server. `npm run prove` asks for many more of them.
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: ['packages/testing/src/database-template.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      ...Object.entries({ widgets: WIDGETS, screens: SCREENS, hiring: HIRING }).map(([name, include]) => ({
        test: { name, include, ...onApplication },
      })),
      ...Object.entries({ entrance: ENTRANCE, shell: SHELL }).map(([name, include]) => ({
        test: { name, include, ...browser },
      })),
      // What happens to one seeded group but hiring: the files follow each other.
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: [...WIDGETS, ...SCREENS, ...ENTRANCE, ...SHELL, ...HIRING],
          ...onApplication,
        },
      },
    ],
  },
});
