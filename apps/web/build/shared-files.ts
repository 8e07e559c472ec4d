/** Modules that are always loaded together, in one file each: a few files come sooner than forty, and compress better. */
interface SharedFile {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
}

const anyOf = (...parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));

/** React and the router: a release of ours leaves them in every cache. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;

/** What pages before the login show too. Nothing that the authentication frame or career pages use by themselves. */
const BASE = anyOf(
  /packages\/ui\/src\/(?:alert|avatar|button|classes|field|icon|link-button|password-field|spinner|text-field)\//,
  // What every call goes through.
  /packages\/client\/src\/(?:call-error|client|context|online|request)\.ts/,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/dist\/esm\/icons\/(?:x|info|circle-check|circle-exclamation-point|triangle-exclamation-point|eye|eye-off|chevron-down|store|users|building-complex|martini)\.mjs/,
);

/** What every page behind the login shows, and no page before it. What opens only on request stays apart, and so do the modules that are imported dynamically. */
const SHELL = anyOf(
  /packages\/client\/src\/(?:events|use-events|use-media|person|query|sse)\.ts/,
  /packages\/kit\/src\/brand-type\.ts/,
  // The calls that the shell itself makes.
  /domains\/(?:access|core-reader|scheduling)\/contract\/endpoints\.ts/,
  // Few pages ask several questions at once.
  /@tanstack\/(?:query-core|react-query)\/(?!build\/\w+\/(?:queriesObserver|useQueries)\.)/,
  /apps\/web\/src\/(?:person|shell)\/(?!brand-panel|search-palette|unread-messages|user-actions|menu-drawer|colour-scheme|leave|current-context|signed-in|toasts|person-source|read-user)/,
  /apps\/web\/src\/(?:phrases|pages\/not-for-you)/,
  /virtual:menu-phrases/,
  /packages\/ui\/src\/(?:toast|provider|search-field|skeleton|deferred)\//,
  /react-aria(?:-components)?\/dist\/private\/(?:I18nProvider|RouterProvider|i18n\/(?:I18nProvider|useDefaultLocale|utils)|utils\/(?:openLink|platform|focusWithoutScrolling)|ssr\/SSRProvider)\./,
  /lucide-react\/dist\/esm\/icons\/(?:bell|briefcase|building|calendar-days|chart-column|clock|hand|house|menu|message-square|radio|search|settings|shield|user-round|user-round-plus)\.mjs/,
);

/** The week of a location, without what opens on it; what opens needs parts of it too, and never comes alone. */
const WEEK = anyOf(
  /domains\/scheduling\/rules\/(?:history|publish)\.ts/,
  /domains\/scheduling\/web\/(?:cover|edit-shelf|last-location|row-window|save-queue|week-editor|week-index)\.ts/,
  /domains\/scheduling\/web\/components\/(?:conflict-words|department-name|filters|late-parts|live-pages|publish-button|question|saving-note|schedule-skeleton|shift-block|toolbar|type-ahead|use-grid-hands|use-keyboard-place|use-row-window|week-choice|week-desk|week-foot|week-grid|week-head|week-row)\.tsx?/,
  /lucide-react\/dist\/esm\/icons\/handshake\.mjs/,
);

/** How figures and dates are written: almost every page asks for all of it. */
const FORMAT = /packages\/i18n\/src\/(?:format|format-parts|use-format)\.ts/;

/** The files, the first that fits taking a module. */
export const SHARED_FILES: readonly SharedFile[] = [
  { name: 'vendor', test: VENDOR, priority: 3 },
  // The frame is a document of its own and loads nothing of the application.
  { name: 'frame-message', test: /apps\/auth-frame\/src\/message\.ts/, priority: 3 },
  { name: 'base', test: BASE, priority: 2 },
  { name: 'shell', test: SHELL, priority: 1 },
  { name: 'week', test: WEEK, priority: 1 },
  { name: 'format', test: FORMAT, priority: 1 },
];
