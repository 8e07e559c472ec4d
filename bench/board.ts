import { fillBoard, openBoard } from '../tests/journeys/full-board.ts';
import { startShellSite } from '../tests/journeys/shell-site.ts';
import { buildIfStale } from '../tools/build.ts';

const MANY = 2000;
const TURNS = 5;

/** Run in the page: from the press in the menu until the first card stands. */
const MOUNT = `(async () => {
  const began = performance.now();
  document.querySelector('a[href="/dashboard/hiring"]').click();
  while (document.querySelector('[role="row"]') === null) await new Promise(requestAnimationFrame);
  return performance.now() - began;
})()`;
/** Run in the page: from the beginning of the navigation until the first card stands. */
const STAND = `(async () => {
  while (document.querySelector('[role="row"]') === null) await new Promise(requestAnimationFrame);
  return performance.now();
})()`;
/** Run in the page: how long each frame takes while the first column is scrolled. */
const SCROLL = `(async () => {
  const list = document.querySelector('[role="grid"]').parentElement;
  const times = [];
  let before = performance.now();
  for (let step = 0; step < 240; step += 1) {
    list.scrollBy(0, 120);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - before);
    before = now;
  }
  return times.sort((a, b) => a - b);
})()`;

/** How long the board of one job with 2,000 applications takes to stand, and to scroll, in a real browser on this machine. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
await buildIfStale(say);
const site = await startShellSite();
await fillBoard(site, MANY);
const page = await openBoard(site);

const opened: number[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  await page.goto('/dashboard/hiring', { waitUntil: 'commit' });
  opened.push(await page.evaluate<number>(STAND));
}
const mounts: number[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await page.waitForURL('**/hiring/jobs');
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  mounts.push(await page.evaluate<number>(MOUNT));
}
const frames = await page.evaluate<number[]>(SCROLL);
const at = (share: number): string => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(0);
const drawn = await page.getByRole('row').count();
say(`Board of one job with ${MANY} applications, in a real browser:`);
const list = (times: readonly number[]): string => times.map((time) => time.toFixed(0)).join(', ');
say(`opened by its address, to the first card: ${list(opened)} ms`);
say(`from the press in the menu to the first card: ${list(mounts)} ms`);
say(`frames while scrolling 240 × 120 px: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms; cards drawn ${drawn}`);
await site.stop();
