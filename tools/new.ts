import { execFileSync } from 'node:child_process';
import { access, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PERMISSIONS } from '../packages/kit/src/permissions.ts';
import { NAME_PATTERN, spellNames } from './new/names.ts';
import type { GeneratorInput } from './new/plan.ts';
import { domainFiles, endpointFiles, fill, nounFiles, stampAt } from './new/plan.ts';
import type { FileAccess } from './new/registries.ts';
import { registerDomain, registerHandlers, registerPage, registerPhrases } from './new/registries.ts';
import { withNames } from './new/insert.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = `npm run new -- noun <domain> <noun>       a table, its four calls, a page and their tests
npm run new -- domain <domain> <noun>     a domain with its first noun
npm run new -- endpoint <domain> <verb-noun>
  --permission MANAGE_TEAM   who may: those who hold it at the brand
  --plural people            where the usual rules do not make it
  --beside sms               the domain whose tier a new one stands in
  --about "What people learn."`;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends with what is wrong with the words that were given. */
function refuse(why: string): never {
  process.stderr.write(`${why}\n\n${USAGE}\n`);
  process.exit(2);
}

/** What is to be written: all of it at the end, or nothing where something did not look as expected. */
const pending = new Map<string, string>();
const files: FileAccess = {
  read: async (path) => pending.get(path) ?? (await readFile(join(ROOT, path), 'utf8').catch(() => undefined)),
  write: async (path, text) => void pending.set(path, text),
};

async function writePending(): Promise<void> {
  for (const [path, text] of pending) {
    await mkdir(join(ROOT, dirname(path)), { recursive: true });
    await writeFile(join(ROOT, path), text);
  }
}

const template = (name: string): Promise<string> => readFile(join(ROOT, 'tools/new', `${name}.txt`), 'utf8');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    permission: { type: 'string', default: 'MANAGE_TEAM' },
    plural: { type: 'string' },
    beside: { type: 'string', default: 'announcements' },
    about: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  printLine(USAGE);
  process.exit(0);
}
const [kind = '', domain = '', noun = ''] = positionals;
if (!['noun', 'domain', 'endpoint'].includes(kind)) refuse('What is to be made?');
if (!NAME_PATTERN.test(domain) || !NAME_PATTERN.test(noun)) refuse('Names are lower-case words joined by hyphens.');
if (!Object.hasOwn(PERMISSIONS, values.permission)) refuse(`There is no permission ${values.permission}.`);
const isThere = (path: string): Promise<boolean> =>
  access(join(ROOT, path)).then(
    () => true,
    () => false,
  );
if ((await isThere(`domains/${domain}`)) !== (kind !== 'domain'))
  refuse(kind === 'domain' ? `There is a domain ${domain} already.` : `There is no domain ${domain}.`);

const contract = (await files.read(`domains/${domain}/contract/endpoints.ts`)) ?? '';
const wanted: GeneratorInput = {
  domain: spellNames(domain),
  noun: spellNames(noun, values.plural),
  permission: values.permission,
  service: /const service = '([\w-]+)'/.exec(contract)?.[1] ?? 'core',
  summary: values.about ?? `${spellNames(noun, values.plural).title} of a brand.`,
  file: 'endpoints',
};

/** Writes files from their templates; none of them may be there. */
async function writeAll(list: readonly (readonly [path: string, template: string])[]): Promise<void> {
  for (const [path] of list) if (await isThere(path)) refuse(`${path} is there already.`);
  for (const [path, name] of list) await files.write(path, fill(await template(name), wanted));
}

async function makeNoun(stamp: string): Promise<void> {
  const { camel: _camel, kebab, kebabs, pascal, pascals } = wanted.noun;
  await writeAll(nounFiles(wanted, stamp));
  await registerHandlers(files, wanted, [
    [`list${pascals}`, `list-${kebabs}`],
    [`add${pascal}`, `add-${kebab}`],
    [`change${pascal}`, `change-${kebab}`],
    [`remove${pascal}`, `remove-${kebab}`],
  ]);
  const route = fill(await template('noun/route'), wanted).trimEnd();
  await registerPage(files, wanted, await template('domain/routes'), route);
  const phrases = JSON.parse(fill(await template('noun/phrases'), wanted)) as Record<string, object>;
  await registerPhrases(files, wanted, phrases);
}

async function makeEndpoint(): Promise<void> {
  const { camel, kebab } = wanted.noun;
  if (contract === '') refuse(`domains/${domain}/contract/endpoints.ts is not there.`);
  await writeAll(endpointFiles(wanted));
  const named = withNames(contract, ['brand', 'endpoint'], '@hearth/kit/endpoint');
  const source = withNames(withNames(named, ['uuid'], '@hearth/kit/schema'), ['z'], 'zod');
  const declared = source.includes("const service = '") ? source : `${source}\nconst service = '${wanted.service}';\n`;
  await files.write(
    `domains/${domain}/contract/endpoints.ts`,
    declared.trimEnd() + '\n' + fill(await template('endpoint/contract'), wanted),
  );
  await registerHandlers(files, wanted, [[camel, kebab]]);
}

const migrations: string[] = [];
for await (const path of glob('domains/*/db/*.sql', { cwd: ROOT })) migrations.push(basename(path));
const stamp = stampAt(new Date(), migrations);
if (kind === 'domain') {
  await writeAll(domainFiles(wanted, stamp));
  await registerDomain(files, wanted, values.beside);
}
if (kind === 'endpoint') await makeEndpoint();
else await makeNoun(kind === 'domain' ? String(Number(stamp) + 1) : stamp);

await writePending();
const runs = (command: string, ...words: readonly string[]): void =>
  void execFileSync(command, words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
runs('oxfmt');
if (kind !== 'endpoint') runs(process.execPath, 'tools/write-schema.ts');

printLine(`Made. Its tests: npx -c 'vitest run domains/${domain}'`);
if (kind !== 'endpoint')
  printLine(
    `Left to you: its name in the seven languages of domains/${domain}/locales ("title" and "menu", English until then), the nouns in domains/${domain}/README.md, a row in docs/FEATURES.md.`,
  );
