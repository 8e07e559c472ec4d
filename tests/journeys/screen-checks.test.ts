import { openBrowser } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftByEscape, misfits, surfaceMisfits } from './screen-checks.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 640 } });
});
afterAll(() => browser.close());

/** A page with nothing but this in it. */
const plant = (body: string): Promise<void> =>
  page.setContent(`<!doctype html><style>body { margin: 0; font: 16px/24px sans-serif }</style>${body}`);
const CLOSE = '<button style="width: 40px; height: 40px"><svg class="lucide-x"></svg></button>';
const dialog = (style: string, content = CLOSE): string =>
  `<div role="dialog" aria-label="Ask" style="position: fixed; left: 10px; top: 10px; width: 300px; ${style}">${content}</div>`;

describe('what does not fit 320 px is found', () => {
  test.each([
    ['a page that fits', '<h1>The week</h1><p>Nobody works here yet.</p>', []],
    ['a page that is wider', '<div style="width: 360px; height: 1px"></div>', ['40 px wider than the window']],
    [
      'a text that is cut off at its end',
      '<p style="width: 90px; overflow: hidden; white-space: nowrap">Bartender wanted</p>',
      ['cut off: “Bartender wanted”'],
    ],
    [
      'a text that is cut off below',
      '<p style="height: 10px; overflow: hidden">Bartender</p>',
      ['cut off: “Bartender”'],
    ],
    [
      'a text that is shortened on purpose',
      '<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Bartender wanted</p>',
      [],
    ],
    [
      'a text that leaves its button',
      '<button style="width: 60px; white-space: nowrap">Publish the whole week</button>',
      ['leaves its box: “Publish the whole week”'],
    ],
    [
      'two texts one over the other',
      '<p>Monday</p><p style="margin-top: -36px">Tuesday</p>',
      ['over another text: “Monday” and “Tuesday”'],
    ],
  ])('%s', async (_name, body, expected) => {
    await plant(body);
    const wrong = await misfits(page, '320 px');
    expect(wrong.map((line) => line.replace(/^320 px: | at .*$/g, ''))).toEqual(expected);
  });
});

describe('what is opened and does not fit, or cannot be left, is found', () => {
  test.each([
    ['a dialog that fits', dialog(''), []],
    ['a dialog that begins outside', dialog('left: -8px'), ['“Ask” reaches from -8 to 292']],
    ['a dialog that ends outside', dialog('left: 60px'), ['“Ask” reaches from 60 to 360']],
    ['a dialog that begins above', dialog('top: -20px'), ['“Ask” reaches from 10 to 310']],
    [
      'a dialog with more than it is wide',
      dialog('overflow: auto', `<div style="width: 340px; height: 1px"></div>${CLOSE}`),
      ['“Ask” is 340 wide in 300'],
    ],
    [
      'a close button under something else',
      `${dialog('')}<div style="position: fixed; inset: 0 0 auto; height: 60px; background: white">Banner</div>`,
      ['the close button of “Ask” is out of reach'],
    ],
    [
      'a dialog under another one',
      `<div aria-hidden="true">${dialog('left: -30px')}</div>${dialog('left: 0; z-index: 1')}`,
      [],
    ],
    [
      'a long dialog that is scrolled in its frame',
      `<div style="position: fixed; inset: 0; overflow: auto"><div role="dialog" style="height: 2000px">Days</div></div>
       <script>document.querySelector('div').scrollTop = 500</script>`,
      [],
    ],
    [
      'a close button below the window',
      dialog('top: 640px; height: 60px'),
      ['“Ask” ends at 700 of 640', 'the close button of “Ask” is out of reach'],
    ],
  ])('%s', async (_name, body, expected) => {
    await plant(body);
    const wrong = await surfaceMisfits(page, '320 px');
    expect(wrong.map((line) => line.replace(/^320 px: |, and begins .*$/g, ''))).toEqual(expected);
  });
});

describe('what Escape does not leave well is found', () => {
  const script = (does: string): string =>
    `<button id="door">Open</button>${dialog('', '<input autofocus>')}<script>
      document.querySelector('input').focus();
      addEventListener('keydown', ({ key }) => { if (key === 'Escape') { ${does} } });
    </script>`;
  test.each([
    [
      'a dialog that closes and gives the keyboard back',
      `document.querySelector('[role=dialog]').remove(); door.focus()`,
      [],
    ],
    ['a dialog that stays', '', ['Escape does not close “Ask”']],
    [
      'a dialog that takes the keyboard with it',
      `document.querySelector('[role=dialog]').remove()`,
      ['What was opened is closed, and the keyboard is nowhere'],
    ],
  ])('%s', async (_name, does, expected) => {
    await plant(script(does));
    expect(await leftByEscape(page, () => Promise.resolve(), { before: 0, presses: 1 })).toEqual(expected);
  });
});
