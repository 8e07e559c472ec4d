import type { RuntimeModules } from './runtime-modules.ts';

/** The programs of a packaged installation: what `bin/hearth <name>` and `npm run <name>` start there. */
export const COMMANDS = {
  start: 'apps/server/src/start-built.ts',
  'check-health': 'apps/server/src/check-health.ts',
} as const;

/** Takes every other word: the command line for operators. */
export const COMMAND_LINE = 'apps/cli/src/main.ts';

/** The workspaces whose code a server runs. What browsers load is built into `dist`. */
export const SERVER_WORKSPACES = ['apps/server', 'apps/cli', 'packages/kit', 'packages/platform', 'domains'] as const;

/** Read by path at the start, so no import names them. */
export const DATA_FILES = ['packages/platform/db/*.sql', 'domains/*/db/*.sql'] as const;

/** The parts of the build that a server reads; the rest of `dist` is for development. */
export const BUILT = ['client', 'ssr', 'worker', 'locales'] as const;

/** Node itself, for machines without it; put in on request. */
const NODE_BINARY = /(?:^|\/)node_modules\/node-linux-/;

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** The packages of a lock file that a server needs at run time, as paths from the root. */
export function findRuntimePackages(lock: {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}): readonly string[] {
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path]) => path)
    .filter((path) => !NODE_BINARY.test(path) && !path.includes('node_modules/@types/'));
}

/** Tests, papers and examples of a package, builds for other programs, and fonts that no document is set in. */
const FOR_OTHERS =
  /\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|docs|examples?|benchmarks?)\/|\/@cantoo\/pdf-lib\/(?:cjs|dist|src|ts3\.4)\/|\/xml2js\/lib\/xml2js\.bc\.js$|\/libphonenumber-js\/bundle\/|\/dejavu-fonts-ttf\/(?:\w+\.txt$|ttf\/(?!DejaVuSans(?:-Bold)?\.ttf))|\/fontkit\/dist\/browser/;

/** What a running server never reads of a package: type declarations and source maps, a third of all bytes, and what is for others. */
export const isUnread = (path: string): boolean =>
  /\.(?:map|d\.[mc]?ts|tsbuildinfo|flow)$/.test(path) || FOR_OTHERS.test(path);

/** The reasons why a tree with these packages couldn't run these modules. */
export function findGaps({ missing, packages }: RuntimeModules, runtimePackages: readonly string[]): readonly string[] {
  const there = new Set(runtimePackages);
  const isFound = (name: string, file: string): boolean =>
    there.has(`node_modules/${name}`) ||
    SERVER_WORKSPACES.some((folder) => file.startsWith(folder) && there.has(`${folder}/node_modules/${name}`));
  return [
    ...missing.map((path) => `${path} isn't there`),
    ...[...packages]
      .filter(([name, file]) => !isFound(name, file))
      .map(([name, file]) => `${file} imports ${name}, which isn't among the dependencies of the server's workspaces`),
  ];
}

/** The manifest of the tree: no workspaces, no dependencies to install, a script per command. */
export function writeManifest(root: { readonly version: string; readonly license: string }): string {
  const scripts = Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `bin/hearth ${name}`]));
  const { version, license } = root;
  return `${JSON.stringify({ name: 'hearth', version, private: true, license, type: 'module', scripts, engines: { node: '>=26' } }, null, 2)}\n`;
}

/** The program that starts a command, with the Node of the tree where there is one. */
export function writeProgram(): string {
  const cases = Object.entries(COMMANDS).map(([name, file]) => `  ${name}) file=${file} ;;`);
  return `#!/bin/sh
# Starts this Hearth installation, or a command for its operator: bin/hearth [${Object.keys(COMMANDS).join('|')}|--help]
set -eu
root=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
node="$root/bin/node"
[ -x "$node" ] || node=node
command=\${1:-start}
[ "$#" -eq 0 ] || shift
case "$command" in
${cases.join('\n')}
  *) file=${COMMAND_LINE}; set -- "$command" "$@" ;;
esac
# Each thread of the runtime would keep a heap of its own.
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
exec "$node" --max-semi-space-size=8 "$root/$file" "$@"
`;
}
