import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens the list of the first box by typing. */
async function openList() {
  const { page, context, problems } = await openWindow(browser, url);
  await page.goto('/design-system/combo-box');
  const box = page.getByRole('combobox').first();
  await box.fill('a');
  const option = page.getByRole('option').first();
  await option.waitFor();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const gap = async () => ((await option.boundingBox())?.y ?? 0) - ((await box.boundingBox())?.y ?? 0);
  return { page, context, problems, box, option, gap };
}
/** Scrolls and waits until whoever listens has heard of it and drawn what they make of it. */
const scroll = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const seen = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        window.addEventListener('scroll', seen, { once: true, capture: true });
        element.scrollBy(0, 60);
      }),
  );

test('the list stays open below its box while the page is scrolled, and a press chooses from it', async () => {
  const { page, context, problems, box, option, gap } = await openList();
  const before = await gap();
  await page.evaluate(() => {
    document.body.style.minBlockSize = '300vh';
  });
  await scroll(page, 'html');
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  expect(Math.abs((await gap()) - before)).toBeLessThan(2);
  const name = (await option.locator('span span').first().textContent()) ?? '';
  await option.click();
  await expect.poll(() => box.inputValue()).toBe(name);
  expect(problems).toEqual([]);
  await context.close();
});

test('the list closes when its box is scrolled away from under it', async () => {
  const { page, context, box } = await openList();
  await page.evaluate(() => {
    const around = document.querySelector('[role=combobox]')?.closest<HTMLElement>('section, article, main');
    const fill = document.createElement('div');
    fill.style.blockSize = '2000px';
    around?.append(fill);
    around?.setAttribute('data-scrolled', '');
    Object.assign(around?.style ?? {}, { overflowY: 'auto', maxBlockSize: '600px' });
  });
  await scroll(page, '[data-scrolled]');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
  await context.close();
});
