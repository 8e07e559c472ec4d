import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '@hearth/testing/browser';

const ROOT = join(import.meta.dirname, '..');
const ROUNDS = 7;
const SCROLL_MS = 4_000;
const SCROLL_ROUNDS = 3;
const MOST_NODES = 1_500;

/** The week grid with 500 people, seven days and two shifts a day, beside a plain virtualised CSS grid of the same boxes. */
export interface GridFigures {
  /** The first grid of a page, in place of what stands there while the week is on its way: from the call to the second frame. */
  readonly firstMs: number;
  /** The same in a page where nothing has been drawn or written before. */
  readonly coldMs: number;
  /** A later one in the same page. */
  readonly warmMs: number;
  /** Scripts alone in the first one, without style and layout. */
  readonly scriptMs: number;
  readonly nodes: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

type Kind = 'ours' | 'floor';

/** Both, measured by turns in the same browser. */
export async function scheduleGrid(): Promise<Readonly<Record<Kind, GridFigures>>> {
  const files = await builtPage();
  const browser = await openBrowser();
  try {
    const mounts: Record<Kind, Mounts[]> = { ours: [], floor: [] };
    const scrolls: Record<Kind, { deltas: number[]; nodes: number }[]> = { ours: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of inTurn(round))
        mounts[kind].push({
          ...(await onPage(browser, files, (page) => measureFirst(page, kind))),
          ...(await onPage(browser, files, (page) => measureMounts(page, kind))),
        });
    }
    for (let round = 0; round < SCROLL_ROUNDS; round += 1) {
      for (const kind of inTurn(round))
        scrolls[kind].push(await onPage(browser, files, (page) => measureScroll(page, kind)));
    }
    const figures = (kind: Kind): GridFigures => ({
      firstMs: median(mounts[kind].map(({ first }) => first)),
      scriptMs: median(mounts[kind].map(({ script }) => script)),
      coldMs: median(mounts[kind].map(({ cold }) => cold)),
      warmMs: median(mounts[kind].map(({ warm }) => warm)),
      nodes: Math.max(...mounts[kind].map(({ nodes }) => nodes), ...scrolls[kind].map(({ nodes }) => nodes)),
      p50Ms: median(scrolls[kind].map(({ deltas }) => quantile(deltas, 0.5))),
      p95Ms: median(scrolls[kind].map(({ deltas }) => quantile(deltas, 0.95))),
    });
    return { ours: figures('ours'), floor: figures('floor') };
  } finally {
    await browser.close();
  }
}

function inTurn(round: number): readonly Kind[] {
  return round % 2 === 0 ? ['ours', 'floor'] : ['floor', 'ours'];
}

interface Mounts {
  readonly first: number;
  readonly script: number;
  readonly cold: number;
  readonly warm: number;
  readonly nodes: number;
}

async function measureFirst(page: Page, kind: Kind): Promise<Pick<Mounts, 'first' | 'script'>> {
  await call(page, 'wait()');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const script = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
  const before = await script();
  const { ms } = await call<{ ms: number }>(page, `mount('${kind}')`);
  return { first: ms, script: (await script()) - before };
}

async function measureMounts(page: Page, kind: Kind): Promise<Pick<Mounts, 'cold' | 'warm' | 'nodes'>> {
  const cold = await call<{ ms: number; nodes: number }>(page, `mount('${kind}')`);
  for (let again = 0; again < 4; again += 1) {
    await call(page, 'unmount()');
    if (again < 3) await call(page, `mount('${kind}')`);
  }
  const warm = await call<{ ms: number; nodes: number }>(page, `mount('${kind}')`);
  return { cold: cold.ms, warm: warm.ms, nodes: warm.nodes };
}

async function measureScroll(page: Page, kind: Kind): Promise<{ deltas: number[]; nodes: number }> {
  await call(page, `mount('${kind}')`);
  return call(page, `scrollDown(${SCROLL_MS})`);
}

function call<Answer>(page: Page, expression: string): Promise<Answer> {
  return page.evaluate(expression);
}

/** A fresh page for each figure: nothing that one left behind weighs on the next. */
async function onPage<Answer>(
  browser: Browser,
  files: ReadonlyMap<string, string | Uint8Array>,
  measure: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = files.get(name);
      if (name === '') return route.fulfill({ contentType: 'text/html', body: documentOf(files) });
      if (file === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: typeOf(name), body: typeof file === 'string' ? file : Buffer.from(file) });
    });
    await page.goto('http://bench.localhost/');
    await page.waitForFunction("typeof mount === 'function'");
    return await measure(page);
  } finally {
    await context.close();
  }
}

function documentOf(files: ReadonlyMap<string, unknown>): string {
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  return `<!doctype html><html lang="en"><head>${links}</head><body><script type="module" src="/page.js"></script></body></html>`;
}

function typeOf(name: string): string {
  return name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'application/octet-stream';
}

async function builtPage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const [{ build }, { baseConfig }] = await Promise.all([import('vite'), import('../apps/web/build/vite.ts')]);
  const outDir = await mkdtemp(join(ROOT, 'apps/web/.bench-'));
  try {
    const built = await build({
      ...baseConfig(),
      logLevel: 'silent',
      build: {
        write: false,
        outDir,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { page: join(ROOT, 'bench/schedule-grid-page.js') },
          output: { entryFileNames: '[name].js' },
        },
      },
    });
    const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    return new Map(outputs.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ours, floor } = await scheduleGrid();
  const line = (name: string, unit: string, of: (figures: GridFigures) => number): void => {
    const ratio = (of(ours) / of(floor)).toFixed(2);
    process.stdout.write(
      `${name.padEnd(28)} ${of(ours).toFixed(1)} ${unit}, floor ${of(floor).toFixed(1)}: ${ratio}\n`,
    );
  };
  process.stdout.write(
    'Week grid, 500 people, 7 days, 2 shifts a day; floor: virtualised CSS grid of the same boxes\n',
  );
  line('mount, first in a page', 'ms', (figures) => figures.firstMs);
  line('  scripts alone', 'ms', (figures) => figures.scriptMs);
  line('mount, in an empty page', 'ms', (figures) => figures.coldMs);
  line('mount, again', 'ms', (figures) => figures.warmMs);
  line('scroll, frame p50', 'ms', (figures) => figures.p50Ms);
  line('scroll, frame p95', 'ms', (figures) => figures.p95Ms);
  line('elements', '', (figures) => figures.nodes);
  process.stdout.write(ours.nodes <= MOST_NODES ? `within ${MOST_NODES} elements\n` : `OVER ${MOST_NODES} elements\n`);
}
