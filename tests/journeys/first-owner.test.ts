import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import { freePort } from '@hearth/testing/free-port';
import { ROOT } from '@hearth/testing/template';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

let browser: Browser;
let server: ChildProcess;
let dataDir = '';
let url = '';
let port = 0;
let said = '';

/** Starts an empty production installation over plain http, as an operator does who tries it at home. */
beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'hearth-first-owner-'));
  server = spawn(process.execPath, ['apps/server/src/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      HEARTH_MODE: 'production',
      DATABASE_URL: '',
      PUBLIC_URL: url,
      AUTH_URL: '',
      APP_ORIGINS: `http://ar.localhost:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SECRET_KEY: 'b7Xq2mV9tRk4ZsLw8NcYp3HdGf6JuEa1',
      ALLOW_INSECURE_HTTP: '1',
      ALLOW_SHARED_AUTH_ORIGIN: '1',
      TZ: 'UTC',
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)));
    server.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(`Hearth is at ${url}`)) resolve();
    });
  });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  await rm(dataDir, { recursive: true, force: true });
});

test('the start says what it decided, which risks were taken, and one link; it opens the form, and founds the company', async () => {
  expect(said).toContain('production (HEARTH_MODE=production)');
  expect(said).toContain('one small site');
  for (const risk of ['ALLOW_INSECURE_HTTP', 'ALLOW_SHARED_AUTH_ORIGIN']) expect(said).toContain(risk);
  const links = said.match(/http:\S+\/setup#\S+/g) ?? [];
  expect(links).toHaveLength(1);
  const link = links[0] ?? '';

  // On a phone in Arabic it can be read too, and nothing is used up by that.
  const phone = await openWindow(browser, url, PHONE);
  await phone.page.goto(link.replace('//localhost', '//ar.localhost'));
  await phone.page.locator('input[name=brand]').waitFor();
  expect(await findAxeProblems(phone.page)).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await phone.context.close();

  const { context, page, problems } = await openWindow(browser, url);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Set up Hearth' }).waitFor();
  await page.locator('input[name=brand]').fill('Quay Street Cafés');
  await page.locator('input[name=place]').fill('Quay Street 1');
  await page.locator('input[name=city]').fill('Porto');
  await page.locator('input[name=first_name]').fill('Noa');
  await page.locator('input[name=password]').fill('Correct-horse-7');
  // By the keyboard: what is missing is said at its field, which has the focus; the rest stays.
  await page.keyboard.press('Enter');
  await page.getByText('Please fill this in.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.type('noa@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  await page.goto('/team');
  await page.getByRole('heading', { name: 'No one here yet' }).waitFor();
  await page.goto('/settings/locations');
  await page.getByText('Quay Street 1').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();

  const later = await openWindow(browser, url);
  await later.page.goto(link);
  await later.page.getByText('This link has already been used.').waitFor();
  await later.page.getByRole('link', { name: 'Sign in' }).click();
  await later.page.waitForURL('**/user/login');
  await later.context.close();
});

test('afterwards no employer signs up by themselves, and pages say whom to ask; candidates do', async () => {
  const { context, page } = await openWindow(browser, url);
  await page.goto('/user/signup');
  await page.getByText('Employers need an invitation to create an account here.').waitFor();
  await expect.poll(() => page.locator('a[href="/user/signup/employer"]').count()).toBe(0);
  await page.locator('a[href="/user/signup/candidate"]').click();
  await page.locator('input[name=email]').waitFor();
  await page.goto('/user/signup/employer');
  await page.getByText('Ask the team that runs this site for one.').waitFor();
  expect(await page.locator('input').count()).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.goto('/user/login');
  await page.locator('a[href="/user/signup/candidate"]').waitFor();
  expect(await page.locator('a[href="/user/signup/employer"]').count()).toBe(0);
  await page.goto('/setup');
  await page.getByText('Open this page with a setup link.').waitFor();
  await page.goto(`/setup#${'x'.repeat(43)}`);
  await page.reload();
  await page.getByText('This link has expired, or a newer one replaced it.').waitFor();
  await context.close();
});
