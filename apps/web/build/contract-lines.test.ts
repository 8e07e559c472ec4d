import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { contractLines } from './contract-lines.ts';

const CONTRACT = fileURLToPath(new URL('../../../domains/scheduling/contract/endpoints.ts', import.meta.url));
const STAFF_EVENTS = fileURLToPath(new URL('../../../domains/messaging/contract/staff-events.ts', import.meta.url));
const PAGES: Readonly<Record<string, string>> = {
  'page:first': `import { getSchedule } from '${CONTRACT}'; console.log(getSchedule);`,
  'page:second': `import * as contract from '${CONTRACT}'; console.log(contract.getMyAvailability, contract.getSchedule);`,
  'page:third': `import { STAFF_MESSAGE_SENT } from '${STAFF_EVENTS}'; console.log(STAFF_MESSAGE_SENT);`,
};

test('a page loads the lines that it uses and no others', async () => {
  const pages = {
    name: 'pages',
    resolveId: (id: string) => (id in PAGES ? id : null),
    load: (id: string) => PAGES[id] ?? null,
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [pages, contractLines()],
    build: { write: false, minify: false, rolldownOptions: { input: Object.keys(PAGES) } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const codeOf = (page: string): string => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === page);
    const imported = chunks.filter(({ fileName }) => entry?.imports.includes(fileName));
    return [entry, ...imported].map((chunk) => chunk?.code).join('\n');
  };
  const idsIn = (page: string): readonly string[] =>
    [...codeOf(page).matchAll(/"id": ?"([\w.-]+)"/g)].map(([, id = '']) => id).toSorted();
  expect(idsIn('page:first')).toEqual(['scheduling.getSchedule']);
  expect(idsIn('page:second')).toEqual(['scheduling.getMyAvailability', 'scheduling.getSchedule']);
  expect(chunks.map(({ code }) => code).join('\n')).not.toMatch(/zod|summary/);
});
