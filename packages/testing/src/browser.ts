import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The real browser that journeys run in. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: FLAGS });
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What a person has answered to the question what may be kept on their device. */
const NECESSARY_ONLY = { NECESSARY: true, PREFERENCES: false, ANALYTICS: false, MARKETING: false };

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
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) problems.push(message.text());
  });
  return { context, page, problems };
}

export interface AxeProblem {
  readonly rule: string;
  readonly where: string;
}

/** What axe finds against WCAG 2.2 AA on the page as it stands. */
export async function axeProblems(page: Page): Promise<AxeProblem[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
    };
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ rule: id, where: String(node.target) })));
  });
}
