import { readFileSync } from 'node:fs';
import { SECRETS, variables } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with the secrets that are in files, and what is wrong with those. */
interface FilledEnvironment {
  readonly environment: Environment;
  readonly problems: readonly string[];
}

/**
 * Reads the secrets that `<name>_FILE` names, as containers and systemd hand them over. A line break at the end of a file
 * doesn't count.
 */
export function readSecretFiles(environment: Environment): FilledEnvironment {
  const problems: string[] = [];
  const found: Record<string, string> = {};
  for (const name of Object.keys(variables.shape)) {
    const path = environment[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (!SECRETS.includes(name)) problems.push(`${name}_FILE: only secrets can be in files; set ${name}`);
    else if ((environment[name] ?? '') !== '')
      problems.push(`${name}_FILE: ${name} is set as well; remove one of them`);
    else
      try {
        found[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      } catch (error) {
        problems.push(`${name}_FILE: ${path} can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
      }
  }
  return { environment: { ...environment, ...found }, problems };
}
