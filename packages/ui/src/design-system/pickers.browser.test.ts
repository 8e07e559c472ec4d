import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
let page: Page;
const warnings: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openWindow(browser, url));
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
});
afterAll(() => browser.close());

/** An example of a widget's page. */
async function example(widget: string, number = 0): Promise<Locator> {
  await page.goto(`/design-system/${widget}`);
  const found = page.locator(`[data-example="${number}"]`);
  await found.waitFor();
  return found;
}
const dialog = () => page.getByRole('dialog');
/** The names of the choices that are shown, and of those that can be chosen. */
async function choices(within: Locator): Promise<{ shown: string[]; open: string[] }> {
  const buttons = within.getByRole('group').getByRole('button');
  const all = await buttons.evaluateAll((found) =>
    found.map((button) => ({ text: button.textContent, open: !(button as HTMLButtonElement).disabled })),
  );
  return {
    shown: all.map(({ text }) => text),
    open: all.filter(({ open }) => open).map(({ text }) => text),
  };
}

test('the heading leads from days to months to years and no further, a pick leads back', async () => {
  const calendar = await example('calendar');
  const heading = (text: string) => calendar.getByRole('button', { name: text, exact: true });
  await heading('November 2026').click();
  await heading('2026').click();
  await expect.poll(() => heading('2018–2029').isDisabled()).toBe(true);
  await calendar.getByRole('button', { name: '2027', exact: true }).click();
  await heading('2027').waitFor();
  await calendar.getByRole('button', { name: 'Mar', exact: true }).click();
  await heading('March 2027').waitFor();
});

test('previous and next move one month in the days, one year in the months, twelve in the years', async () => {
  const calendar = await example('calendar', 1);
  // The grid has a second one for screen readers, at its end.
  const press = (name: string) => calendar.getByRole('button', { name, exact: true }).first().click();
  const reads = (text: string) => calendar.getByRole('button', { name: text, exact: true }).waitFor();
  await press('Next');
  await reads('December 2026');
  await press('Previous');
  await reads('November 2026');
  await press('November 2026');
  await press('Next');
  await reads('2027');
  await press('Previous');
  await press('2026');
  await press('Next');
  await reads('2030–2041');
  await press('Previous');
  await reads('2018–2029');
});

test('weeks are rows of seven days, and a press takes a day into the list or out of it', async () => {
  const calendar = await example('calendar', 1);
  const rows = calendar.getByRole('row');
  const widths = await rows.evaluateAll((found) => found.map((row) => row.children.length));
  expect(new Set(widths)).toEqual(new Set([7]));
  const chosen = () => calendar.locator('[aria-pressed=true], [aria-selected=true]').count();
  expect(await chosen()).toBe(3);
  await calendar.getByRole('button', { name: /\b20 November/ }).click();
  await expect.poll(chosen).toBe(4);
  await calendar.getByRole('button', { name: /\b12 November/ }).click();
  await expect.poll(chosen).toBe(3);
});

test('a date field takes a day into its calendar only when the text is a date inside the limits', async () => {
  const field = (await example('date-field')).getByLabel('First day');
  const shownDay = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Open calendar' }).first().click();
    const name = await page.locator('[role=dialog] :focus').getAttribute('aria-label');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    return name;
  };
  expect(await shownDay('2026-12-24')).toContain('24 December 2026');
  for (const text of ['2026-12-2', '26-12-01', '2026-02-30', '2026-12-01x', '2026-01-14', '2027-07-01'])
    expect(await shownDay(text), text).toContain('24 December 2026');
});

test('days, months and years that lie wholly outside the limits cannot be chosen', async () => {
  const calendar = await example('calendar');
  await calendar.getByRole('button', { name: 'November 2026', exact: true }).click();
  const year = async (press?: string) => {
    if (press !== undefined) await calendar.getByRole('button', { name: press, exact: true }).first().click();
    return (await choices(calendar)).open;
  };
  expect(await year()).toHaveLength(12);
  expect(await year('Next')).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
  await expect.poll(() => calendar.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
  await calendar.getByRole('button', { name: '2027', exact: true }).click();
  expect((await choices(calendar)).open).toEqual(['2026', '2027']);
  await calendar.getByRole('button', { name: '2026', exact: true }).click();
  await calendar.getByRole('button', { name: 'Jan', exact: true }).click();
  const day = (number: number) => calendar.getByRole('button', { name: new RegExp(`\\b${number} January 2026`) });
  expect([await day(14).isDisabled(), await day(15).isDisabled()]).toEqual([true, false]);
});

test('a week picker moves by seven days from Monday, also into weeks that are partly inside its limits, and no further', async () => {
  const week = await example('week-picker', 1);
  const next = week.getByRole('button', { name: 'Next week' });
  const previous = week.getByRole('button', { name: 'Previous week' });
  await expect.poll(() => previous.isDisabled()).toBe(true);
  await next.click();
  await week.getByText('from 2026-11-23').waitFor();
  await expect.poll(() => next.isDisabled()).toBe(true);
  await week.getByRole('button', { name: /23.*29/ }).click();
  const day = (number: number) => dialog().getByRole('button', { name: new RegExp(`\\b${number} November`) });
  expect([await day(17).isDisabled(), await day(18).isDisabled()]).toEqual([true, false]);
  expect([await day(24).isDisabled(), await day(25).isDisabled()]).toEqual([false, true]);
  await day(20).click();
  await week.getByText('from 2026-11-16').waitFor();
});

test('a week that begins on Sunday is chosen by any of its days', async () => {
  const week = await example('week-picker', 2);
  await week.getByRole('button', { name: /15.*21/ }).click();
  await dialog()
    .getByRole('button', { name: /\b28 November/ })
    .click();
  await week.getByText('from 2026-11-22').waitFor();
});

test('a month picker shows MM/YYYY and twelve months, those outside its limits disabled', async () => {
  const field = (await example('month-picker')).getByRole('button', { name: /Month/ });
  await expect.poll(() => field.textContent()).toContain('11/2026');
  await field.click();
  expect((await choices(dialog())).shown).toHaveLength(12);
  await dialog().getByRole('button', { name: 'Next', exact: true }).click();
  expect((await choices(dialog())).open).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
  await dialog().getByRole('button', { name: 'Feb', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => field.textContent()).toContain('02/2027');
});

test('a year picker shows YYYY and twelve years from eight before, those outside its limits disabled', async () => {
  const field = (await example('year-picker', 1)).getByRole('button', { name: /Year/ });
  await expect.poll(() => field.textContent()).toContain('2026');
  await field.click();
  const { shown, open } = await choices(dialog());
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([12, '2018', '2029']);
  expect(open).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027']);
  await dialog().getByRole('button', { name: '2020', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => field.textContent()).toContain('2020');
});

test('the arrows of a time picker move the part under the cursor by its step and stay inside the limits', async () => {
  const field = (await example('time-picker', 1)).getByRole('textbox', { name: 'Arrives' });
  const press = async (part: 'Home' | 'End', key: string) => {
    await field.press(part);
    await field.press(key);
    return field.inputValue();
  };
  await field.focus();
  expect(await press('Home', 'ArrowUp')).toBe('11:00');
  expect(await press('Home', 'ArrowUp')).toBe('11:00');
  expect(await press('End', 'ArrowUp')).toBe('11:30');
  expect(await press('End', 'ArrowUp')).toBe('11:00');
  expect(await press('Home', 'ArrowDown')).toBe('09:00');
  expect(await press('Home', 'ArrowDown')).toBe('09:00');
});

test('without steps a time picker moves by one hour and one minute', async () => {
  const field = (await example('time-picker', 1)).getByRole('textbox', { name: 'Leaves' });
  await field.press('Home');
  await field.press('ArrowUp');
  await field.press('End');
  await field.press('ArrowDown');
  await expect.poll(() => field.inputValue()).toBe('18:59');
});

test('the times to choose from are those of the step inside the limits, in a list of at most 25rem', async () => {
  const shown = await example('time-picker', 1);
  await shown.getByRole('button', { name: 'Show times' }).first().click();
  const list = page.getByRole('listbox', { name: 'Times' });
  await expect
    .poll(() => list.getByRole('option').allTextContents())
    .toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
  await expect.poll(() => list.evaluate((found) => getComputedStyle(found).maxHeight)).toBe('400px');
  expect(warnings).toEqual([]);
  const field = shown.getByRole('textbox', { name: 'Arrives' });
  await list.getByRole('option', { name: '10:30' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('10:30');
  // The one that is chosen already is an answer too.
  await shown.getByRole('button', { name: 'Show times' }).first().click();
  await list.getByRole('option', { name: '10:30' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('10:30');
});

test('with more than 200 times the list is empty, and a warning says so', async () => {
  const shown = await example('time-picker', 1);
  await shown.getByRole('button', { name: 'Show times' }).nth(2).click();
  await page.getByText('No times available').waitFor();
  await expect.poll(() => page.getByRole('option', { name: /\d/ }).count()).toBe(0);
  expect(new Set(warnings)).toEqual(new Set(['Too many options for time picker']));
});
