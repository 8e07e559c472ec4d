import type { Page } from 'playwright-core';

/** What is pressed, as a selector, or something else that is done. */
export type Step = string | ((page: Page) => Promise<unknown>);

/** A way into a dialog, a drawer, a menu or a list of choices: what is done, one after the other. */
export type Door = readonly Step[];

/** A screen of the application: who sees it, at what address, and what can be opened on it. */
export interface Screen {
  readonly name: string;
  /** The demonstration's person; a guest has none, and a newcomer was not even asked what may be kept on the device. */
  readonly person: string | null;
  /** An address, or a link that leads there from another screen. */
  readonly at: string;
  /** The screen with the link. */
  readonly from?: string;
  /** What is done there before it is looked at, and what stands there then, in a window of any width. */
  readonly first?: readonly Step[];
  readonly shows?: string;
  readonly doors?: readonly Door[];
  /** What the server answers; 200 when absent. */
  readonly status?: number;
  /** Code that does not arrive, as a part of its address. */
  readonly broken?: string;
}

/** Who opens the application for the first time. */
export const NEWCOMER = 'newcomer';

const has = (icon: string): string => `:has(.lucide-${icon})`;
const ACCOUNT = 'header button[aria-haspopup=true] >> nth=-1';
const key =
  (name: string): Step =>
  ({ keyboard }) =>
    keyboard.press(name);
/** A field that is its box until somebody comes near it. */
const list = (place: string): string => `main button[aria-haspopup=listbox] >> nth=${place}`;

/** People of whom some lack what has to be there, or have it wrongly. */
const STAFF_FILE = [
  'Number,First name,Last name,E-mail,Location,Position,Start,Hourly pay,Contract hours',
  '901,Beatriz,Antunes,beatriz.antunes@example.com,Nowhere,Bartender,2026-02-30,12.5,40',
  '902,Duarte,,duarte@example.com,Lumen Lisboa,Runner,2026-03-01,twelve,40',
  '903,Inês,Barros,not an address,Lumen Lisboa,Host,2026-03-01,11,900',
].join('\n');
const staffFile: Step = async (page) => {
  const buffer = Buffer.from(STAFF_FILE);
  await page.setInputFiles('input[type=file]', { name: 'staff.csv', mimeType: 'text/csv', buffer });
  await page.waitForURL(/\/settings\/imports\/[0-9a-f-]{36}$/);
  await page.locator('main button[aria-haspopup=listbox]').first().waitFor();
};

/** Holds an import in the midst of its work: by itself it would be over before anybody looked. */
const halfWay: Step = async (page) => {
  const midst = { status: 'RUNNING', phase: 'WRITING', rows_done: 412, rows_total: 1000 };
  await page.route(/\/imports\/[0-9a-f-]{36}(\/progress)?$/, async (route) => {
    // The browser knows the names of localhost, the test's own machine may not.
    const url = route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//localhost');
    const answer = await route.fetch({ url });
    const envelope = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...envelope.data, ...midst } } });
  });
  await page.reload();
};

/** The page of a webhook, which whoever comes first creates. */
const oneWebhook: Step = async (page) => {
  const [known, create] = [
    page.locator('main ul a[href*="/settings/webhooks/"]'),
    page.locator(`main button${has('plus')}`),
  ];
  await known.first().or(create.nth(1)).first().waitFor();
  if ((await known.count()) > 0) return known.first().click();
  await create.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').first().fill('Payroll');
  await dialog.locator('input[type=url]').fill('http://127.0.0.1:1/hooks');
  await dialog.locator('input[type=checkbox]').first().press('Space');
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('footer button').last().click();
  await known.first().click();
};

/** Everybody's first screens. */
const GUEST: readonly Screen[] = [
  { name: 'the question what may be kept', person: NEWCOMER, at: '/user/login' },
  { name: 'the choice of what may be kept', person: NEWCOMER, at: '/user/login', first: ['[data-consent] summary'] },
  { name: 'login', person: null, at: '/user/login' },
  { name: 'forgotten password', person: null, at: '/forgot-password' },
  { name: 'sign-up, the choice', person: null, at: '/user/signup' },
  { name: 'sign-up of an employer', person: null, at: '/user/signup/employer' },
  { name: 'sign-up of a candidate', person: null, at: '/user/signup/candidate' },
  { name: 'the way in with a card', person: null, at: '/join#a-secret' },
  { name: 'jobs', person: null, at: '/careers' },
  { name: 'a job', person: null, at: 'a[href*="/jobs/"]', from: 'jobs' },
  { name: 'applying', person: null, at: 'a[href*="/apply/"]', from: 'a job' },
  { name: 'jobs of a group', person: null, at: '/careers/lumen' },
  { name: 'no such page', person: null, at: '/nothing/here', status: 404 },
];

/** Screens of those who look for work and those who have it. */
const MEMBER: readonly Screen[] = [
  { name: 'home of a candidate', person: 'pia', at: '/dashboard/member', doors: [[ACCOUNT]] },
  { name: 'own applications', person: 'pia', at: '/my/applications' },
  { name: 'messages of a candidate', person: 'pia', at: '/messages' },
  { name: 'security', person: 'pia', at: '/settings/security', doors: [['main .grid > div > button:not(form *)']] },
  { name: 'home of an employee', person: 'noor', at: '/dashboard/member' },
  { name: 'own shifts', person: 'noor', at: '/my/shifts' },
  { name: 'availability', person: 'noor', at: '/my/availability', doors: [[`main button${has('calendar-days')}`]] },
  { name: 'own hours', person: 'noor', at: '/my/hours' },
  { name: 'time off', person: 'noor', at: '/my/time-off', doors: [[`main button${has('calendar-days')}`]] },
  { name: 'own qualifications', person: 'noor', at: '/my/qualifications', doors: [[`main button${has('camera')}`]] },
  { name: 'own shift requests', person: 'noor', at: '/my/shifts/requests' },
];

/** Screens of those who manage a location. */
const MANAGER: readonly Screen[] = [
  {
    name: 'schedule',
    person: 'leonor',
    at: '/schedule',
    doors: [
      [`main button${has('chevron-down')}`],
      ['main [role=gridcell][data-day="2"]:not(:has([data-item])) >> nth=0'],
    ],
  },
  { name: 'a printed week', person: 'leonor', at: '/schedule/print' },
  { name: 'shift requests', person: 'leonor', at: '/schedule/requests', doors: [[`main button${has('plus')}`]] },
  { name: 'live day', person: 'leonor', at: '/schedule/live' },
  { name: 'requests for time off', person: 'leonor', at: '/schedule/time-off' },
  { name: 'day notes', person: 'leonor', at: '/schedule/day-notes', doors: [[`main button${has('plus')}`]] },
  { name: 'stations', person: 'leonor', at: '/schedule/stations', doors: [[`main button${has('plus')}`]] },
  { name: 'qualifications', person: 'leonor', at: '/team/qualifications' },
  {
    name: 'a week that is planned',
    person: 'leonor',
    at: '/schedule',
    first: [`main button${has('chevron-right')}`],
    doors: [['main .wk-b.clash'], [`main button${has('send')}`]],
  },
  { name: 'schedule of a day', person: 'leonor', at: '/schedule?view=day', doors: [[`main li button${has('plus')}`]] },
  {
    name: 'team',
    person: 'leonor',
    at: '/team',
    doors: [
      ['main tbody tr button >> nth=0'],
      ['main tbody tr button >> nth=0', '[role=dialog] footer button >> nth=-1'],
      [`main button${has('plus')}`],
      [list('0')],
    ],
  },
  { name: 'cards for a way in', person: 'leonor', at: '/team/cards' },
  {
    name: 'a card that is made',
    person: 'leonor',
    at: '/team/cards',
    first: ['main li input[type=checkbox]', 'main .sticky button'],
    shows: `main button${has('printer')}`,
  },
  {
    name: 'hiring board',
    person: 'leonor',
    at: '/dashboard/hiring',
    doors: [[`main [role=row] button${has('ellipsis')} >> nth=0`], [list('0')]],
  },
  {
    name: 'an application',
    person: 'leonor',
    at: '/dashboard/hiring',
    first: ['main [role=grid] >> nth=2 >> [role=row] >> nth=0'],
    shows: '[role=tab]',
    doors: [[key('0')], [`aside button${has('user-plus')}`]],
  },
  {
    name: 'an application, its conversation',
    person: 'leonor',
    at: '/dashboard/hiring',
    first: ['main [role=grid] >> nth=2 >> [role=row] >> nth=0', '[role=tab] >> nth=1'],
    shows: '[role=tabpanel] textarea',
  },
  { name: 'posts', person: 'leonor', at: '/hiring/jobs', doors: [[`main button${has('ellipsis')} >> nth=0`]] },
  {
    name: 'a post',
    person: 'leonor',
    at: 'main a[href*="/hiring/jobs/"]:not([href*="jobs/new"])',
    from: 'posts',
    doors: [[`main button${has('calendar-days')}`], [list('0')], [`main button${has('eye')}`]],
  },
  { name: 'a new post', person: 'leonor', at: '/hiring/jobs/new' },
  {
    name: 'what a new post starts from',
    person: 'leonor',
    at: '/hiring/jobs/new?choose',
    shows: 'main a[href*="?template="]',
  },
  { name: 'messages of a manager', person: 'leonor', at: '/messages' },
  { name: 'a conversation', person: 'leonor', at: 'main a[href*="/messages/"]', from: 'messages of a manager' },
  {
    name: 'results of a search',
    person: 'leonor',
    at: '/global-search-result/noor',
    doors: [['header button[aria-keyshortcuts]']],
  },
];

/** Screens of those who own a group. */
const OWNER: readonly Screen[] = [
  {
    name: 'dashboard',
    person: 'owen',
    at: '/dashboard',
    doors: [['header button[aria-haspopup=true] >> nth=0'], [ACCOUNT]],
  },
  { name: 'locations', person: 'owen', at: '/settings/locations', doors: [[`main button${has('plus')}`]] },
  { name: 'clock settings', person: 'owen', at: '/settings/clock' },
  { name: 'time-off settings', person: 'owen', at: '/settings/time-off', doors: [[`main button${has('plus')}`]] },
  { name: 'imports', person: 'owen', at: '/settings/imports' },
  { name: 'a new import', person: 'owen', at: '/settings/imports/new' },
  {
    name: 'columns of an import',
    person: 'owen',
    at: '/settings/imports/new?kind=EMPLOYEES',
    first: [staffFile],
    doors: [[list('0')]],
  },
  {
    name: 'what an import would do',
    person: 'owen',
    at: '/settings/imports/new?kind=EMPLOYEES',
    first: [staffFile, 'main button >> nth=-2'],
    shows: ':is(main table, main ul[aria-label])',
  },
  {
    name: 'an import under way',
    person: 'owen',
    at: '/settings/imports/new?kind=EMPLOYEES',
    first: [staffFile, halfWay],
    shows: '[role=progressbar]',
  },
  { name: 'access', person: 'owen', at: '/access-portal/main', doors: [[`main button${has('user-plus')}`]] },
  { name: 'sign-in of a group', person: 'owen', at: '/settings/sign-in' },
  { name: 'a new account provider', person: 'owen', at: '/settings/sign-in/providers/new' },
  { name: 'webhooks', person: 'owen', at: '/settings/webhooks', doors: [[`main button${has('plus')}`]] },
  { name: 'events of webhooks', person: 'owen', at: '/settings/webhooks/events' },
  { name: 'a webhook', person: 'owen', at: '/settings/webhooks', first: [oneWebhook], shows: 'main dl' },
  { name: 'a page that fails', person: 'owen', at: '/settings/directories', broken: '/directories-page-' },
];

/** The main screens, those of one person one behind the other. */
export const SCREENS: readonly Screen[] = [...GUEST, ...MEMBER, ...MANAGER, ...OWNER];

/** A screen by its name. */
export function screenNamed(name: string): Screen {
  const found = SCREENS.find((screen) => screen.name === name);
  if (found === undefined) throw new Error(`There is no screen “${name}”.`);
  return found;
}
