import { withElements, withImport } from './insert.ts';
import type { GeneratorInput } from './plan.ts';
import { fill } from './plan.ts';

/** Files of a checkout, read and written by their path from its root. */
export interface FileAccess {
  readonly read: (path: string) => Promise<string | undefined>;
  readonly write: (path: string, text: string) => Promise<void>;
}

/** Changes a file that must be there. */
async function change(files: FileAccess, path: string, how: (source: string) => string): Promise<void> {
  const source = await files.read(path);
  if (source === undefined) throw new Error(`${path} is not there.`);
  await files.write(path, how(source));
}

/** Puts handlers into their domain's module: `list-skill-cards` of `listSkillCards`. */
export function registerHandlers(
  files: FileAccess,
  { domain }: GeneratorInput,
  handlers: readonly (readonly [name: string, file: string])[],
): Promise<void> {
  return change(files, `domains/${domain.kebab}/server/module.ts`, (source) =>
    withElements(
      handlers.reduce(
        (text, [name, file]) => withImport(text, `import { ${name} } from './handlers/${file}.ts';`),
        source,
      ),
      'endpoints: [',
      handlers.map(([name]) => `${name},`),
    ),
  );
}

/** A page of a domain; the domain's first one tells the application of its pages. */
export async function registerPage(
  files: FileAccess,
  wanted: GeneratorInput,
  empty: string,
  route: string,
): Promise<void> {
  const path = `domains/${wanted.domain.kebab}/web/routes.tsx`;
  if ((await files.read(path)) === undefined) await files.write(path, fill(empty, wanted));
  await change(files, path, (source) =>
    withElements(
      withImport(source, "import type { PageHandle } from '@hearth/kit/menu';"),
      'export const routes: RouteObject[] = [',
      [route],
    ),
  );
  const { camel, kebab } = wanted.domain;
  const line = `import { routes as ${camel} } from '@hearth/domains/${kebab}/routes';`;
  await change(files, 'apps/web/src/domains.ts', (source) =>
    source.includes(`'@hearth/domains/${kebab}/routes'`)
      ? source
      : withElements(withImport(source, line), 'const pages: readonly RouteObject[] = [', [`...${camel},`]),
  );
}

/** A domain: the application composes it, and nobody below it may import it. */
export async function registerDomain(files: FileAccess, { domain }: GeneratorInput, beside: string): Promise<void> {
  const line = `import { ${domain.camel} } from '@hearth/domains/${domain.kebab}/module';`;
  await change(files, 'apps/server/src/modules.ts', (source) =>
    withElements(withImport(source, line), 'export const modules: readonly Module[] = [', [`${domain.camel},`]),
  );
  await change(files, 'tests/architecture/tiers.ts', (source) => {
    if (!source.includes(`'${beside}'`)) throw new Error(`No domain is called ${beside}.`);
    return source.replace(`'${beside}'`, `'${beside}', '${domain.kebab}'`);
  });
}

/** A noun's phrases in all languages; its own name stands in English everywhere until it is translated. */
export async function registerPhrases(
  files: FileAccess,
  { domain, noun }: GeneratorInput,
  phrases: Readonly<Record<string, object>>,
): Promise<void> {
  const root = `domains/${domain.kebab}`;
  const readJsonFile = async (path: string): Promise<Record<string, object>> =>
    JSON.parse((await files.read(path)) ?? '{}') as Record<string, object>;
  const save = (path: string, tree: object): Promise<void> => files.write(path, `${JSON.stringify(tree, null, 2)}\n`);
  const withLabel = (tree: { readonly menu?: object }): object => ({
    ...tree,
    menu: { ...tree.menu, [noun.camels]: noun.title },
  });
  for (const [language, own] of Object.entries(phrases)) {
    if (language === 'en') {
      await save(`${root}/web/components/${noun.kebabs}/en.json`, own);
      await save(`${root}/web/en.json`, withLabel(await readJsonFile(`${root}/web/en.json`)));
      continue;
    }
    const path = `${root}/locales/${language}.json`;
    const tree = await readJsonFile(path);
    const label = withLabel(tree[domain.kebab] ?? {});
    await save(path, { ...tree, [domain.kebab]: label, [`${domain.kebab}-${noun.kebabs}`]: own });
  }
}
