import type { Names } from './names.ts';

/** What is made: where, called what, for whom. */
export interface GeneratorInput {
  readonly domain: Names;
  readonly noun: Names;
  /** Whoever holds it at a brand may use the new calls there. */
  readonly permission: string;
  /** The service that the calls belong to, as the domain's others. */
  readonly service: string;
  /** One sentence for a new domain. */
  readonly summary: string;
  /** The file of a contract without its ending. */
  readonly file: string;
}

/** By sound: a uniform, a user, a European. */
const VOWEL = /^(?!uni|use|eu)[aeiou]/;

/** The values of a template's placeholders. */
function templateValues({
  domain,
  noun,
  permission,
  service,
  summary,
  file,
}: GeneratorInput): Readonly<Record<string, string>> {
  const article = VOWEL.test(noun.words) ? 'an' : 'a';
  return {
    ...noun,
    Title: noun.title,
    pascal: noun.pascal,
    Pascal: noun.pascal,
    Pascals: noun.pascals,
    aWords: `${article} ${noun.words}`,
    AWords: `${article === 'an' ? 'An' : 'A'} ${noun.words}`,
    domain: domain.kebab,
    Domain: domain.words.slice(0, 1).toUpperCase() + domain.words.slice(1),
    domainCamel: domain.camel,
    schema: domain.snake,
    permission,
    service,
    summary,
    file,
  };
}

/** Fills `{{places}}`; `{{=name}}` is a place of the product's own phrases and stays as `{{name}}`. */
export function fill(template: string, wanted: GeneratorInput): string {
  const values = templateValues(wanted);
  return template
    .replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A template asks for ${name}, which nothing is called.`);
      return value;
    })
    .replaceAll('{{=', '{{');
}

/** The files of a noun, each with its template. */
export const nounFiles = ({ domain, noun }: GeneratorInput, stamp: string): readonly (readonly [string, string])[] => {
  const root = `domains/${domain.kebab}`;
  const web = `${root}/web/components/${noun.kebabs}`;
  return [
    [`${root}/contract/${noun.kebab}-schemas.ts`, 'noun/schemas'],
    [`${root}/contract/${noun.kebab}-endpoints.ts`, 'noun/endpoints'],
    [`${root}/db/${stamp}-${noun.kebab}.sql`, 'noun/table'],
    [`${root}/server/queries/${noun.kebab}.ts`, 'noun/query'],
    [`${root}/server/present-${noun.kebab}.ts`, 'noun/present'],
    [`${root}/server/handlers/list-${noun.kebabs}.ts`, 'noun/list-handler'],
    [`${root}/server/handlers/add-${noun.kebab}.ts`, 'noun/add-handler'],
    [`${root}/server/handlers/change-${noun.kebab}.ts`, 'noun/change-handler'],
    [`${root}/server/handlers/remove-${noun.kebab}.ts`, 'noun/remove-handler'],
    [`${root}/server/handlers/${noun.kebab}.test.ts`, 'noun/server-test'],
    [`${root}/web/pages/${noun.kebabs}.tsx`, 'noun/page'],
    [`${web}/${noun.kebab}-dialog.tsx`, 'noun/dialog'],
    [`${web}/${noun.kebab}-dialog.test.tsx`, 'noun/dialog-test'],
    [`${web}/${noun.kebab}-row.tsx`, 'noun/row'],
    [`${web}/words.ts`, 'noun/words'],
  ];
};

/** The files of a domain that has nothing yet. */
export const domainFiles = ({ domain }: GeneratorInput, stamp: string): readonly (readonly [string, string])[] => [
  [`domains/${domain.kebab}/README.md`, 'domain/readme'],
  [`domains/${domain.kebab}/db/${stamp}-${domain.kebab}.sql`, 'domain/schema'],
  [`domains/${domain.kebab}/server/module.ts`, 'domain/module'],
  [`domains/${domain.kebab}/web/routes.tsx`, 'domain/routes'],
];

/** The files of a single call. */
export const endpointFiles = ({ domain, noun }: GeneratorInput): readonly (readonly [string, string])[] => [
  [`domains/${domain.kebab}/server/handlers/${noun.kebab}.ts`, 'endpoint/handler'],
  [`domains/${domain.kebab}/server/handlers/${noun.kebab}.test.ts`, 'endpoint/test'],
];

/** The prefix of a migration made at a moment: later than every other, whatever their clocks said. */
export function stampAt(now: Date, others: readonly string[]): string {
  const fromClock = Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 12));
  const latest = Math.max(0, ...others.map((name) => Number(/^\d{12}/.exec(name)?.[0] ?? 0)));
  return String(Math.max(fromClock, latest + 1));
}
