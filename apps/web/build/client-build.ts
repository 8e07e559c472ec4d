import { gzipSync } from 'node:zlib';
import type { InlineConfig, Rolldown } from 'vite';
import { SIGNED_IN_FILES } from '../src/document/signed-in-files.ts';
import { planFiles } from './file-plan.ts';
import type { EntryPoint } from './file-plan.ts';
import { preloads } from './preloads.ts';
import { baseConfig, clientOptions } from './vite.ts';

/** Changes with its version alone: a release of ours leaves it in every cache. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;
/** The frame is a document of its own and loads nothing of the application. */
const FRAME_MESSAGE = /packages\/auth-frame\/src\/message\.ts/;
const ALWAYS_APART = [
  { name: 'vendor', test: VENDOR, priority: 2 },
  { name: 'frame-message', test: FRAME_MESSAGE, priority: 2 },
];

const APPLICATION = /src\/entry-client\.tsx$/;
/** What every page behind the login loads besides its own. */
const BEHIND_LOGIN = [...SIGNED_IN_FILES, 'src/shell/toasts.tsx'];
const PAGE = /\/pages\/[\w-]+\.tsx$/;
/** Pages before the login, and those of guests: on a telephone, and for the first time. */
const FIRST_SEEN =
  /domains\/(?:(?:identity|registration)\/web\/pages\/|applications\/web\/pages\/(?:apply|sent-application)\.tsx$)/;
/** Pages that load what other domains contribute beside themselves. */
const WITH_SLOTS = /(?:applications\/web\/pages\/(?:pipeline|own-applications)|jobs\/web\/pages\/jobs?)\.tsx$/;
const CONTRIBUTIONS = /src\/slots\/contributions\.ts$/;
/** The first page of everybody who comes back. */
const LOGIN = /identity\/web\/pages\/login\.tsx$/;
/** What people open most often, and what they open every day, many of them on a telephone. */
const SCHEDULE = /scheduling\/web\/pages\/schedule\.tsx$/;
const DAILY =
  /(?:applications\/web\/pages\/pipeline|jobs\/web\/pages\/job|messaging\/web\/pages\/messages|src\/pages\/member-home|team\/web\/pages\/team-page)\.tsx$/;
/** The design system is for those who build: it is not to weigh on any other page. */
const WORKSHOP = /\/design-system\//;
/** What an opening counts: pages of the first minute the most, those of every day much, what opens within a page little, the workshop next to nothing. */
const WEIGHT = { entry: 4, login: 40, firstSeen: 9, schedule: 30, daily: 10, page: 1, within: 0.1, workshop: 0.02 };

type Chunk = Rolldown.OutputChunk;

/** Every page that a person can open, with its entry files. */
export function findOpenings(chunks: readonly Chunk[]): readonly EntryPoint[] {
  const named = (pattern: RegExp): string[] =>
    chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? '')).map(({ fileName }) => fileName);
  const application = named(APPLICATION);
  const behindLogin = BEHIND_LOGIN.flatMap((name) => {
    const found = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));
    if (found.length === 0) throw new Error(`The build has no ${name}.`);
    return found.map(({ fileName }) => fileName);
  });
  const contributions = named(CONTRIBUTIONS);
  return chunks.flatMap(({ fileName, facadeModuleId, isEntry, isDynamicEntry }): EntryPoint[] => {
    const id = facadeModuleId ?? '';
    if (isEntry) return [{ files: [fileName], weight: WEIGHT.entry }];
    if (!isDynamicEntry) return [];
    if (WORKSHOP.test(id)) return [{ files: [...application, fileName], weight: WEIGHT.workshop }];
    if (LOGIN.test(id)) return [{ files: [...application, fileName], weight: WEIGHT.login }];
    if (FIRST_SEEN.test(id) && PAGE.test(id)) return [{ files: [...application, fileName], weight: WEIGHT.firstSeen }];
    const weight = SCHEDULE.test(id)
      ? WEIGHT.schedule
      : DAILY.test(id)
        ? WEIGHT.daily
        : PAGE.test(id)
          ? WEIGHT.page
          : WEIGHT.within;
    const beside = WITH_SLOTS.test(id) ? contributions : [];
    return [{ files: [...application, ...behindLogin, ...beside, fileName], weight }];
  });
}

/** The modules of files to merge, each with the name of the merged file. */
export function groupModules(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const files = chunks.map((chunk) => ({
    name: chunk.fileName,
    size: gzipSync(chunk.code, { level: 1 }).length,
    imports: chunk.imports,
    isShared: !chunk.isEntry && !chunk.isDynamicEntry && !ALWAYS_APART.some(({ name }) => name === chunk.name),
  }));
  const plan = planFiles(files, findOpenings(chunks));
  const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, name]));
  // Two files may bear the same name before their hashes.
  const targets = [...new Set(plan.values())];
  return new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const target = plan.get(fileName);
      if (target === undefined) return [];
      const group = `${nameOf.get(target) ?? 'shared'}-${targets.indexOf(target)}`;
      return moduleIds.map((id) => [id, group] as const);
    }),
  );
}

function createConfig(groups: readonly Rolldown.CodeSplittingGroup[], build: InlineConfig['build']): InlineConfig {
  const base = baseConfig();
  const { plugin, resolveDependencies } = preloads();
  return {
    ...base,
    ...clientOptions,
    plugins: [plugin, ...(base.plugins ?? [])],
    build: {
      ...clientOptions.build,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        ...clientOptions.build.rolldownOptions,
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...ALWAYS_APART, ...groups] } },
      },
      ...build,
    },
  };
}

/**
 * Builds the files for browsers, twice: first as the bundler cuts them, one file for every combination of pages that share
 * something, which are hundreds; then with those laid together that are mostly loaded together.
 */
export async function buildClient(bundle: (config: InlineConfig) => Promise<unknown>): Promise<void> {
  const cut = (await bundle(createConfig([], { write: false, minify: false }))) as Rolldown.RolldownOutput;
  const chunks = cut.output.filter((one) => one.type === 'chunk');
  const groups = groupModules(chunks);
  await bundle(createConfig([{ name: (id) => groups.get(id) ?? null, priority: 1, debugName: 'planned' }], {}));
}
