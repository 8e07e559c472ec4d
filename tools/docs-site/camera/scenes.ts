import type { Page } from 'playwright-core';

/** A picture of the documentation: who looks, where, and what stands there when it is ready. */
export interface Scene {
  readonly name: string;
  readonly person: string | null;
  readonly path: string;
  readonly ready: string;
  /** What is pressed before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const scene = (name: string, person: string | null, path: string, ready = 'main h1', act?: Scene['act']): Scene => ({
  name,
  person,
  path,
  ready,
  ...(act === undefined ? {} : { act }),
});

async function openFirstApplication(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await page.getByText('Match score').first().waitFor();
}

async function openPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function openSwap(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Release or swap/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** At 1440 pixels. */
export const ON_A_DESK: readonly Scene[] = [
  scene('try/sign-in', null, '/user/login', 'text=Owen Castellan'),
  scene('connect/api-tokens', 'owen', '/settings/api-tokens'),
  scene('manager/today', 'leonor', '/dashboard'),
  scene('manager/team', 'leonor', '/team', 'main table tbody tr'),
  scene('manager/job-post', 'leonor', '/hiring/jobs/new'),
  scene('manager/hiring-board', 'leonor', '/dashboard/hiring', '[data-column] [role=row]'),
  scene('manager/application', 'leonor', '/dashboard/hiring', '[data-column] [role=row]', openFirstApplication),
  scene('manager/onboarding', 'leonor', '/onboarding', 'text=Duarte Falcão'),
  scene('manager/schedule', 'leonor', '/schedule', 'main:has([role=grid]) button:has(.lucide-eye)'),
  scene('manager/publish', 'leonor', '/schedule', 'main:has([role=grid]) button:has(.lucide-eye)', openPublish),
  scene('manager/requests', 'leonor', '/schedule/requests', 'role=button[name=/^Approve/]'),
  scene('manager/live-day', 'leonor', '/schedule/live', 'text=Still to come'),
  scene('manager/timesheets', 'leonor', '/timesheets', 'main table tbody tr'),
  scene('manager/time-off', 'leonor', '/schedule/time-off', 'text=Dario Carvalhal'),
  scene('manager/right-to-work', 'marta', '/team/right-to-work', 'text=Callum Reid'),
  scene('manager/overview', 'marta', '/dashboard/parent-main-dashboard', 'main table tbody tr'),
  scene('manager/access', 'leonor', '/access-portal/main', 'main table tbody tr'),
];

/** At 390 pixels. */
export const IN_THE_HAND: readonly Scene[] = [
  scene('employee/home', 'noor', '/', 'text=Next shift'),
  scene('employee/shifts', 'noor', '/my/shifts', 'text=Release or swap'),
  scene('employee/swap', 'noor', '/my/shifts', 'text=Release or swap', openSwap),
  scene('employee/requests', 'noor', '/my/shifts/requests', 'text=No answer yet'),
  scene('employee/availability', 'noor', '/my/availability', 'text=Mark as'),
  scene('employee/time-off', 'noor', '/my/time-off', 'text=Your balances'),
  scene('employee/hours', 'noor', '/my/hours', 'text=Clocking in'),
  scene('employee/timesheet', 'noor', '/my/timesheets', 'text=Hours and pay'),
  scene('employee/documents', 'noor', '/my/documents', 'text=Identity card'),
  scene('employee/agreements', 'noor', '/my/agreements', 'text=Employee handbook'),
  scene('employee/notifications', 'noor', '/settings/notifications', 'text=Email and devices'),
];
