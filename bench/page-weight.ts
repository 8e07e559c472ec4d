import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { SIGNED_IN_FILES } from '../apps/web/src/document/signed-in-files.ts';
import { buildIfStale } from '../tools/build.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist/client');

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What a page's scripts weigh when it is opened first, gzip, in kilobytes; `budget` where one was set. */
export interface PageWeight {
  readonly page: string;
  readonly kilobytes: number;
  readonly budget?: number;
}

const BUDGETS: readonly (readonly [RegExp, number])[] = [
  [/identity\/web\/pages\/login\.tsx$/, 125],
  [/scheduling\/web\/pages\/(schedule|week)[\w-]*\.tsx$/, 190],
  [/applications\/web\/pages\/pipeline\.tsx$/, 200],
  [/jobs\/web\/pages\/job\.tsx$/, 200],
  [/messaging\/web\/pages\/messages\.tsx$/, 180],
  [/src\/pages\/member-home\.tsx$/, 200],
  [/applications\/web\/pages\/apply\.tsx$/, 146],
  [/team\/web\/pages\/team-page\.tsx$/, 200],
];
const CAREER_BUDGET = 40;
/** Chunks that every page behind the login loads besides its own. */
const BEHIND_LOGIN = [...SIGNED_IN_FILES, 'src/shell/toasts.tsx'];
/** Pages that load what other domains contribute beside themselves. */
const WITH_SLOTS =
  /(?:applications\/web\/pages\/(?:pipeline|own-applications)|jobs\/web\/pages\/jobs?|core\/web\/pages\/locations-page)\.tsx$/;
const PUBLIC =
  /domains\/(?:identity|registration)\/web\/pages\/|applications\/web\/pages\/(?:apply|sent-application)\.tsx$/;

/** The weight of every page of the build: what its entry, its layout and itself import, each file once. */
export async function pageWeights(): Promise<readonly PageWeight[]> {
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = Object.keys(manifest);
  const find = (pattern: RegExp): string[] => {
    const found = names.filter((name) => pattern.test(name));
    if (found.length === 0) throw new Error(`Nothing in the build is named ${pattern}.`);
    return found;
  };
  const app = find(/entry-client\.tsx$/);
  const pages = names.filter(
    (name) =>
      manifest[name]?.isDynamicEntry === true && /\/pages\/[\w-]+\.tsx$/.test(name) && !/\/design-system\//.test(name),
  );
  const weights = pages.map(async (page): Promise<PageWeight> => {
    const layout = PUBLIC.test(page) || page.includes('design-system') ? [] : BEHIND_LOGIN;
    const budget = BUDGETS.find(([pattern]) => pattern.test(page))?.[1];
    const beside = WITH_SLOTS.test(page) ? find(/src\/slots\/contributions\.ts$/) : [];
    const kilobytes = await weigh(manifest, [...app, ...layout, ...beside, page]);
    return { page: page.replace(/^(\.\.\/)+/, ''), kilobytes, ...(budget === undefined ? {} : { budget }) };
  });
  const career = {
    page: 'career pages',
    kilobytes: await weigh(manifest, find(/entry-career\.ts$/)),
    budget: CAREER_BUDGET,
  };
  const frame = { page: 'authentication frame', kilobytes: await weigh(manifest, find(/auth-frame\/src\/main\.ts$/)) };
  return [career, frame, ...(await Promise.all(weights))].toSorted((a, b) => a.kilobytes - b.kilobytes);
}

async function weigh(manifest: Manifest, names: readonly string[]): Promise<number> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`Nothing in the build is named ${name}.`);
    if (files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(CLIENT, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const FLOOR_ENTRY = `
import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
const router = createBrowserRouter([
  { element: createElement(Outlet), children: [{ path: '*', lazy: () => import('./page.js') }] },
]);
hydrateRoot(document.body, createElement(StrictMode, null, createElement(RouterProvider, { router })));
`;

/** The floor: React and the data router with one lazy page that says a word, built in the same way. */
export async function floorWeight(): Promise<number> {
  const { build } = await import('vite');
  const folder = await mkdtemp(join(ROOT, 'apps/web/.floor-'));
  try {
    await writeFile(join(folder, 'entry.js'), FLOOR_ENTRY);
    await writeFile(join(folder, 'page.js'), "export const Component = () => 'Hello';");
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, 'entry.js') },
      },
    });
    const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    const sizes = outputs.map((output) => (output.type === 'chunk' ? gzipSync(output.code, { level: 9 }).length : 0));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  await buildIfStale(say);
  const floor = await floorWeight();
  say(
    `JavaScript of the first visit, gzip, kB. Floor (React and data router with one lazy page): ${floor.toFixed(1)}\n`,
  );
  for (const { page, kilobytes, budget } of await pageWeights()) {
    const verdict = budget === undefined ? '' : kilobytes <= budget ? `  within ${budget}` : `  OVER ${budget}`;
    say(`${kilobytes.toFixed(1).padStart(7)}  ${(kilobytes / floor).toFixed(2)} of the floor  ${page}${verdict}`);
  }
}
