import { findAxeProblems, openBrowser } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { HiringWindow } from './hiring-window.ts';
import { columnOf, namesIn, openAs } from './hiring-window.ts';

const { url } = inject('application');
let browser: Browser;
let leonor: HiringWindow;
let tiago: HiringWindow;

beforeAll(async () => {
  browser = await openBrowser();
  leonor = await openAs(browser, url, 'leonor', '/dashboard/hiring');
  tiago = await openAs(browser, url, 'tiago', '/dashboard/hiring');
});
afterAll(async () => {
  expect([...leonor.problems, ...tiago.problems]).toEqual([]);
  await browser.close();
});

/** Narrows a board to what fits a name; or shows everybody again. */
async function narrow({ page }: HiringWindow, name: string): Promise<number> {
  await page.getByRole('searchbox', { name: 'Search people' }).fill(name);
  const summary = page.getByText(name === '' ? /^\d\d+ people on the board/ : /^(1 person|\d people) on the board/);
  return Number.parseInt((await summary.textContent()) ?? '', 10);
}

/** Somebody of a stage whose name nobody else has, and whom the other manager's board is narrowed to. */
async function somebodyIn(stage: string): Promise<string> {
  await columnOf(leonor.page, stage).getByRole('row').first().waitFor();
  for (const name of await namesIn(columnOf(leonor.page, stage))) {
    // Everybody in between: the number of the name before would pass for that of this one.
    await narrow(tiago, '');
    if ((await narrow(tiago, name)) === 1) return name;
  }
  throw new Error(`Nobody in ${stage} has a name of their own.`);
}

/** The button that takes back what was done to somebody. */
function undoIn({ page }: HiringWindow, name: string) {
  return page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Undo' });
}

test('a card is moved by keyboard alone, and the other manager sees it there without doing anything', async () => {
  const name = await somebodyIn('New');
  await columnOf(tiago.page, 'New').getByRole('row', { name }).first().waitFor();

  await columnOf(leonor.page, 'New').getByRole('row', { name }).focus();
  await leonor.page.keyboard.press('Space');
  await leonor.page.getByText(`Moving ${name}.`).first().waitFor();
  await leonor.page.keyboard.press('ArrowRight');
  await leonor.page
    .getByText(/^Drop to move .* to Screening\./)
    .first()
    .waitFor();
  await leonor.page.keyboard.press('Enter');
  await leonor.page.getByText(`${name} moved to Screening`).waitFor();
  await columnOf(tiago.page, 'Screening').getByRole('row', { name }).first().waitFor();
  // The focus stays in the column, on who stands there now.
  const focused = await leonor.page.evaluate(() => document.activeElement?.getAttribute('role'));
  expect(focused).toBe('row');
});

test('Escape puts a card back where it was', async () => {
  const column = columnOf(leonor.page, 'New');
  const name = await somebodyIn('New');
  await column.getByRole('row', { name }).focus();
  await leonor.page.keyboard.press('Space');
  await leonor.page.keyboard.press('ArrowRight');
  await leonor.page.keyboard.press('Escape');
  await leonor.page.getByText(/^Drop to move/).waitFor({ state: 'detached' });
  await column.getByRole('row', { name }).first().waitFor();
});

test('a card is dragged by the pointer, the other manager sees it move, and undo takes it back for both', async () => {
  const name = await somebodyIn('Screening');
  const card = columnOf(tiago.page, 'Screening').getByRole('row', { name });
  await card.dragTo(tiago.page.getByRole('region', { name: /^Interview, / }));
  await tiago.page.getByText(`${name} moved to Interview`).waitFor();
  await columnOf(leonor.page, 'Screening').getByRole('row', { name }).waitFor({ state: 'detached' });
  await undoIn(tiago, name).click();
  await columnOf(tiago.page, 'Screening').getByRole('row', { name }).first().waitFor();
  await narrow(leonor, name);
  await columnOf(leonor.page, 'Screening').getByRole('row', { name }).first().waitFor();
  await narrow(leonor, '');
});

test('the menu of a card makes the same moves', async () => {
  const name = await somebodyIn('Screening');
  await leonor.page.getByRole('row', { name }).first().hover();
  await leonor.page.getByRole('button', { name: `More actions for ${name}` }).click();
  await leonor.page.getByRole('menuitem', { name: 'Interview' }).click();
  await leonor.page.getByText(`${name} moved to Interview`).waitFor();
  await columnOf(leonor.page, 'Screening').getByRole('row', { name }).waitFor({ state: 'detached' });
});

test('rejecting asks for a reason and chooses none; it goes from both boards, and undo brings it back', async () => {
  const { page } = leonor;
  const name = await somebodyIn('Screening');
  await columnOf(page, 'Screening').getByRole('row', { name }).press('Enter');
  await page.getByRole('complementary', { name }).getByRole('heading', { name }).waitFor();
  await page.keyboard.press('0');
  const dialog = page.getByRole('dialog', { name: new RegExp(name) });
  await dialog.waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  const confirm = dialog.getByRole('button').last();
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Hours don’t fit' }).check();
  await confirm.click();
  await columnOf(tiago.page, 'Screening').getByRole('row', { name }).waitFor({ state: 'detached' });
  await undoIn(leonor, name).click();
  await columnOf(tiago.page, 'Screening').getByRole('row', { name }).first().waitFor();
  await page.getByRole('button', { name: 'Close' }).first().click();
});

test('the last of a column is reached and moved by keyboard', async () => {
  const { page } = leonor;
  await columnOf(page, 'New').getByRole('row').first().focus();
  await page.keyboard.press('End');
  const total = Number(await columnOf(page, 'New').getAttribute('aria-rowcount'));
  await page.locator(`[role=row][aria-rowindex="${total}"]:focus`).waitFor();
  const name = (await page.locator('[role=row]:focus').getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText(`${name} moved to Interview`).waitFor();
});

test('in the list two are chosen, what is written to each is read before, and undo brings both back', async () => {
  const { page } = leonor;
  await page.getByRole('radio', { name: 'List' }).click();
  const table = page.getByRole('table', { name: 'Applications' });
  // The first hundred come at once, the rest while it is scrolled.
  await table.locator('tbody tr').nth(99).scrollIntoViewIfNeeded();
  await table.locator('tbody tr').nth(100).waitFor();
  await page.getByRole('button', { name: 'Interview', exact: true }).click();
  await page.getByText(/^\d+ applications?$/).waitFor();
  for (const place of [1, 2]) await table.getByRole('checkbox').nth(place).check();
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Reject these applications?' });
  await dialog.getByRole('radio', { name: 'Another candidate was a better fit' }).check();
  await dialog.getByText('2 people · 2 emails').waitFor();
  await dialog.getByRole('listitem').first().locator('summary').click();
  await dialog.getByText('decided to move forward with other candidates').first().waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject 2 applications' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: '2 people moved to Rejected' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 people moved back. Nothing was sent.').waitFor();
  await page.getByRole('radio', { name: 'Board' }).click();
  await columnOf(page, 'New').waitFor();
});

test('in screening, a key decides and brings the next person, and another takes the decision back', async () => {
  const { page } = leonor;
  await page.getByRole('radio', { name: 'Screening', exact: true }).click();
  await page.getByRole('toolbar', { name: 'Decision' }).waitFor();
  const person = page.getByRole('heading', { level: 2 }).first();
  const name = (await person.textContent()) ?? '';
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('3');
  const said = page.getByText(`${name} moved to Interview`);
  await said.waitFor();
  // The next decision is not covered by what is said of the last one, and nothing lies below the page.
  const [toast, bar] = [await said.boundingBox(), await page.getByRole('toolbar', { name: 'Decision' }).boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Board' }).click();
  await columnOf(page, 'New').waitFor();
});

test('the hire dialog has no accessibility problems while it is open, keeps what was typed when something is missing, and hires', async () => {
  const { page } = leonor;
  const name = await somebodyIn('Trial shift');
  await columnOf(page, 'Trial shift').getByRole('row', { name }).click();
  await page.getByRole('complementary', { name }).getByRole('button', { name: 'Hire' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(name) });
  await dialog.waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Contract hours per week' }).fill('18');
  await dialog.getByLabel('Position').fill('');
  await dialog.getByRole('button', { name: 'Hire' }).click();
  await dialog.getByText('Fill in this field.').waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Contract hours per week' }).inputValue()).toBe('18');
  await dialog.getByLabel('Position').fill('Night porter');
  await dialog.getByRole('button', { name: 'Hire' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`${name} is hired`).first().waitFor();
});
