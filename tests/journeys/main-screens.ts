/** A way into a dialog, a drawer or a menu: what is pressed, one after the other. */
export type Door = readonly string[];

/** A screen of the application: who sees it, at what address, and what can be opened on it. */
export interface Screen {
  readonly name: string;
  /** The demonstration's person; a guest has none. */
  readonly person: string | null;
  /** An address, or a link that leads there from the screen before. */
  readonly at: string;
  readonly doors?: readonly Door[];
  /** What the server answers; 200 when absent. */
  readonly status?: number;
  /** Set where letters of 200 % do not stand whole yet; everything else is looked at. */
  readonly notEnlarged?: true;
}

const has = (icon: string): string => `:has(.lucide-${icon})`;
const ACCOUNT = 'header button[aria-haspopup=true] >> nth=-1';

/** Everybody's first screens. */
const GUEST: readonly Screen[] = [
  { name: 'login', person: null, at: '/user/login' },
  { name: 'forgotten password', person: null, at: '/forgot-password' },
  { name: 'sign-up, the choice', person: null, at: '/user/signup' },
  { name: 'sign-up of an employer', person: null, at: '/user/signup/employer' },
  { name: 'sign-up of a candidate', person: null, at: '/user/signup/candidate' },
  { name: 'jobs', person: null, at: '/careers' },
  { name: 'a job', person: null, at: 'a[href*="/jobs/"]' },
  { name: 'applying', person: null, at: 'a[href*="/apply/"]' },
  { name: 'jobs of a group', person: null, at: '/careers/lumen' },
  { name: 'no such page', person: null, at: '/nothing/here', status: 404 },
];

/** Screens of those who look for work and those who have it. */
const MEMBER: readonly Screen[] = [
  { name: 'home of a candidate', person: 'pia', at: '/dashboard/member', doors: [[ACCOUNT]] },
  { name: 'own applications', person: 'pia', at: '/my/applications' },
  { name: 'messages of a candidate', person: 'pia', at: '/messages' },
  { name: 'security', person: 'pia', at: '/settings/security' },
  { name: 'home of an employee', person: 'noor', at: '/dashboard/member' },
  { name: 'availability', person: 'noor', at: '/my/availability', doors: [[`main button${has('calendar-days')}`]] },
  { name: 'time off', person: 'noor', at: '/my/time-off', doors: [[`main button${has('calendar-days')}`]] },
];

/** Screens of those who manage a location. */
const MANAGER: readonly Screen[] = [
  {
    name: 'schedule',
    person: 'leonor',
    at: '/schedule',
    notEnlarged: true,
    doors: [['main button[aria-haspopup=dialog] >> nth=0'], [`main button${has('copy')}`]],
  },
  {
    name: 'team',
    person: 'leonor',
    at: '/team',
    doors: [['main tbody tr button >> nth=0'], [`main button${has('plus')}`]],
  },
  {
    name: 'hiring board',
    person: 'leonor',
    at: '/dashboard/hiring',
    doors: [[`main [role=row] button${has('ellipsis')} >> nth=0`]],
  },
  { name: 'posts', person: 'leonor', at: '/hiring/jobs', doors: [[`main button${has('ellipsis')} >> nth=0`]] },
  {
    name: 'a post',
    person: 'leonor',
    at: 'main a[href*="/hiring/jobs/"]:not([href$=new])',
    notEnlarged: true,
    doors: [[`main button${has('calendar-days')}`]],
  },
  { name: 'a new post', person: 'leonor', at: '/hiring/jobs/new', notEnlarged: true },
  { name: 'messages of a manager', person: 'leonor', at: '/messages' },
  { name: 'a conversation', person: 'leonor', at: 'main a[href*="/messages/"]' },
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
  { name: 'imports', person: 'owen', at: '/settings/imports' },
  { name: 'a new import', person: 'owen', at: '/settings/imports/new' },
  {
    name: 'access',
    person: 'owen',
    at: '/access-portal/main',
    doors: [[`main button${has('user-plus')}`]],
  },
];

/** The main screens, those of one person one behind the other. */
export const SCREENS: readonly Screen[] = [...GUEST, ...MEMBER, ...MANAGER, ...OWNER];
