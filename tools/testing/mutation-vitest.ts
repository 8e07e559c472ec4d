import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that `tools/testing/mutation.json` runs against every change of a rule: pure ones, which need no database. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: [
      'domains/identity/rules/{password,recovery-code,impersonation}.test.ts',
      'domains/identity/server/actions/refresh-token.test.ts',
      'domains/access/rules/impersonation.test.ts',
    ],
  },
});
