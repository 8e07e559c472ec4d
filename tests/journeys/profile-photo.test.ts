import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { signIn, startShellSite } from './shell-site.ts';

const site = await startShellSite();
afterAll(site.stop);

/** A picture with a red left half and a blue right half, as the browser draws it. */
async function halves(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
    const pen = canvas.getContext('2d');
    for (const [colour, left] of [
      ['red', 0],
      ['blue', 600],
    ] as const) {
      if (pen !== null) pen.fillStyle = colour;
      pen?.fillRect(left, 0, 600, 800);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
}

/** The size of a picture, and its colours near the top and the bottom. */
function look(page: Page, address: string): Promise<{ size: string; top: string; bottom: string }> {
  return page.evaluate(async (from) => {
    const picture = await createImageBitmap(await (await fetch(from)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const colourAt = (down: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(picture.width / 2, down, 1, 1).data ?? [];
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}, ${blue}`;
    };
    return { size: `${picture.width}x${picture.height}`, top: colourAt(40), bottom: colourAt(200) };
  }, address);
}

test('a photo is chosen, framed and turned by keys alone, and stands in the header as 240 by 240', async () => {
  const { page, context, problems } = await site.open();
  await signIn(page, site.owner);
  await page.getByRole('button', { name: /account menu/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change photo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  await dialog.waitFor();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halves(page) });
  await dialog.getByRole('button', { name: 'Save photo', disabled: false }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  const picture = dialog.getByRole('group', { name: 'Image', exact: true });
  await picture.focus();
  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save photo' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Photo saved').waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  const shown = page.getByRole('button', { name: /account menu/ }).locator('img');
  await shown.waitFor();
  const address = (await shown.getAttribute('src')) ?? '';
  expect(address).toMatch(/^\/media\/profile\/[\da-f-]{36}\/240_240\.jpeg$/);
  // Turned clockwise, what was left is above.
  expect(await look(page, address)).toEqual({ size: '240x240', top: 'red', bottom: 'blue' });
  await page.reload();
  await page
    .getByRole('button', { name: /account menu/ })
    .locator('img')
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a file that is no picture is told in words, and another can be chosen', async () => {
  const { page, context } = await site.open(PHONE);
  await signIn(page, site.member);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Change photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await dialog.getByText('We couldn’t open this image.').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Save photo' }).isDisabled()).toBe(true);
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halves(page) });
  await dialog.getByRole('button', { name: 'Save photo', disabled: false }).waitFor();
  for (const button of await dialog.getByRole('group', { name: 'Adjust image' }).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});
