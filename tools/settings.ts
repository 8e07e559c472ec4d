import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SECRETS, SECTIONS, variables } from '@hearth/platform/config/settings';

/** Where operators read about the settings. */
export const SETTINGS_PAGE = 'docs/settings.md';

const HEAD = `# Settings

Hearth reads its settings from environment variables when it starts, and reports all invalid ones at once. A demo needs none. An empty variable counts as not
set, a switch is on with \`1\` or \`true\`.

A secret (🔒) can be in a file instead: \`<name>_FILE\` names the file, like \`SECRET_KEY_FILE=/run/secrets/secret_key\`. That is how Docker and systemd hand over
secrets; a line break at its end doesn't count.

\`npm run settings\` writes this page from \`packages/platform/src/config/settings.ts\`.
`;

/** What a setting is without a value, as people write it. */
function formatDefault(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

/** Renders the page of all settings. Throws for one without a description. */
export function renderSettings(): string {
  const defaults: Readonly<Record<string, unknown>> = variables.parse({});
  const parts = SECTIONS.map(({ title, settings }) => {
    const rows = Object.entries(settings).map(([name, schema]) => {
      const about = schema.meta()?.description;
      if (about === undefined) throw new Error(`${name} has no description.`);
      const lock = SECRETS.includes(name) ? ' 🔒' : '';
      return `| \`${name}\`${lock} | ${formatDefault(defaults[name])} | ${about.replaceAll('|', '\\|')} |`;
    });
    return `\n## ${title}\n\n| setting | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return HEAD + parts.join('');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(join(import.meta.dirname, '..', SETTINGS_PAGE), renderSettings());
