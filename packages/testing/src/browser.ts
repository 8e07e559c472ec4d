import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { clockOffset } from './journey-clock.ts';
import { moveDate } from './moved-date.ts';
import { installTestFonts } from './own-fonts.ts';

/**
 * The lists that Chromium's address bar would open, each a page of its own with a process in every window; no test looks at them.
 * The last list of features on a command line is the one that counts, so what playwright turns off stands here too.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The real browser that journeys run in, on their clock and with their fonts; with further flags, and without further features. */
export async function openBrowser({
  flags = [],
  without = [],
}: { flags?: readonly string[]; without?: readonly string[] } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    env: { ...process.env, ...(await installTestFonts()) },
    args: [...FLAGS, `--disable-features=${[...WITHOUT, ...without].join(',')}`, ...flags],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(moveDate, clockOffset());
    return context;
  };
  return browser;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How long a page is waited for. Only what fails waits as long: a crowded machine is not a defect of the page. */
export const PATIENCE_MS = 45_000;

/** What a person has answered to the question what may be kept on their device. */
const NECESSARY_ONLY = { NECESSARY: true, PREFERENCES: false, ANALYTICS: false, MARKETING: false };

/**
 * Runs in the page: whether whatever can be pressed or typed into is heard. What the server rendered stands there before
 * React has taken it over, and on a crowded machine a test is sooner than any person.
 */
function isAlive(): boolean {
  const { document } = globalThis as unknown as {
    document: { querySelector(selector: string): unknown; querySelectorAll(selector: string): Iterable<object> };
  };
  // The frame, the career pages and what the server says of an error do without the application.
  if (document.querySelector('script[type=module][src*="/assets/app-"]') === null) return true;
  // The field for telephone numbers brings elements that its library made.
  return [...document.querySelectorAll('#root :is(button, input, select, textarea):not(.iti *)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );
}

/** From now on a page that is opened or loaded anew is waited for until it is alive, unless a test asks for its very beginning. */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const awaitAlive = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const response = await answer;
    await page.waitForFunction(isAlive);
    return response;
  };
  page.goto = (address, options) =>
    options?.waitUntil === 'commit' ? goto(address, options) : awaitAlive(goto(address, options));
  page.reload = (options) => awaitAlive(reload(options));
}

/**
 * A window of one person: own cookies and storage. What the page logs as an error is gathered in `problems`. Unless
 * `undecided`, they have already answered what may be kept on their device, and are not asked.
 */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  viewport = DESKTOP,
  { undecided = false }: { undecided?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    hasTouch: viewport.width < 600,
  });
  if (!undecided) {
    const record = JSON.stringify({ value: NECESSARY_ONLY, until: Date.now() + 86_400_000 });
    // Only in pages of the application: a frame or an empty page may have no storage.
    const keep = `localStorage.setItem('h_storage-policy', ${JSON.stringify(record)})`;
    await context.addInitScript({ content: `if (self === top && location.protocol.startsWith('http')) ${keep};` });
  }
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  waitForLife(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) problems.push(message.text());
  });
  return { context, page, problems };
}

export interface AxeProblem {
  readonly rule: string;
  readonly where: string;
}

/** The scope of an axe run; everything that is not excluded. Everything that is not said is looked at whole. */
export interface AxeScope {
  /** The rules that are asked, by name. */
  readonly rules?: readonly string[];
  /** Rules that are left out of all. */
  readonly without?: readonly string[];
  /** The part of the page, as a selector. */
  readonly within?: string;
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

interface RunningAnimation {
  readonly playState: string;
  readonly effect: { getComputedTiming(): { iterations: number } } | null;
}

/**
 * Waits until everything that moves or changes its colour towards an end has come to it, and nothing has begun for three frames:
 * what opens on a crowded machine is there before it begins to move. What moves without end does not count.
 */
export async function waitForStillness(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { document, still } = globalThis as unknown as {
      document: { getAnimations(): RunningAnimation[] };
      still: { frames: number } | undefined;
    };
    const rests = document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity);
    const frames = rests ? (still?.frames ?? 0) + 1 : 0;
    Object.assign(globalThis, { still: { frames: frames > 3 ? 0 : frames } });
    return frames > 3;
  });
}

/** Finds WCAG 2.2 AA violations with axe once the page has settled. */
export async function findAxeProblems(
  page: Page,
  { rules, without = [], within }: AxeScope = {},
): Promise<AxeProblem[]> {
  await waitForStillness(page);
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const options = {
    runOnly: rules === undefined ? WCAG_22_AA : { type: 'rule', values: rules },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  };
  return page.evaluate(
    async ({ options, within }) => {
      const { axe, document } = globalThis as unknown as {
        axe: {
          run(
            context: unknown,
            options: unknown,
          ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
        };
        document: unknown;
      };
      const { violations } = await axe.run(within ?? document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ rule: id, where: String(node.target) })));
    },
    { options, within },
  );
}
