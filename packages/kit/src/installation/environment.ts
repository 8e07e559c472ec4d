import { LANGUAGES } from '../constants.ts';

/** The environments that a host name can belong to. */
export const ENVIRONMENTS = ['local', 'dev', 'production', 'uat', 'prep', 'beta', 'default'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The features that each environment switches on: bot checks and monitoring. */
export const SWITCHES: Readonly<Record<Environment, { readonly bots: boolean; readonly monitoring: boolean }>> = {
  local: { bots: false, monitoring: false },
  dev: { bots: false, monitoring: true },
  production: { bots: true, monitoring: true },
  uat: { bots: false, monitoring: true },
  prep: { bots: false, monitoring: false },
  beta: { bots: false, monitoring: true },
  default: { bots: false, monitoring: false },
};

const NAMED = ['dev', 'uat', 'prep', 'beta'] as const;
const OWN_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The environment of a host: this machine, one that its first label names (`uat.example.com`, `app-beta.example.com`, after the
 * language), a host that production is served at, or any other.
 */
export function detectEnvironment(host: string, productionHosts: readonly string[]): Environment {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (OWN_MACHINE.test(name)) return 'local';
  const labels = name.split('.');
  const rest = (LANGUAGES as readonly string[]).includes(labels[0] ?? '') ? labels.slice(1) : labels;
  const words = rest.length > 1 ? (rest[0] ?? '').split('-') : [];
  const named = NAMED.find((environment) => words.includes(environment));
  if (named !== undefined) return named;
  return productionHosts.includes(name) || productionHosts.includes(rest.join('.')) ? 'production' : 'default';
}
