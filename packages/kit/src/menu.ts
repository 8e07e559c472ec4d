import type { LoadedPage, PageCall } from './page.ts';
import type { Permission } from './permissions.ts';

/** The icons that the menu can draw, by their Lucide names. */
export type MenuIcon =
  | 'house'
  | 'calendar-days'
  | 'radio'
  | 'users'
  | 'briefcase'
  | 'message-square'
  | 'clock'
  | 'chart-column'
  | 'settings'
  | 'building'
  | 'hand'
  | 'user-round'
  | 'upload'
  | 'shield'
  | 'file-text'
  | 'triangle-alert';

/** The level of a brand in the tree: the group, a location, or in between. */
export type BrandLevel = 'group' | 'between' | 'location';

/** A page's place in the menu. What is not composed into the application has none. */
export interface MenuItem {
  /** `namespace:key` of its label; the label stands under `menu` in that domain's phrases (`"scheduling:schedule"`). */
  readonly label: `${string}:${string}`;
  readonly icon: MenuIcon;
  /** Where it leads; a full path. */
  readonly to: string;
  /** Items are sorted by this; leave gaps. */
  readonly order: number;
  readonly audience: 'employer' | 'member' | 'both';
  /** Shown only where the brand has one of these services (ACTIVE or PASS). */
  readonly services?: readonly string[];
  /** Shown only to those who hold this at the brand or below. */
  readonly permission?: Permission;
  /** The page is about the brand in view itself: the permission has to be held there, and one held below does not open it. */
  readonly hereOnly?: true;
  /** Shown only while a brand of these levels is in view; at any when absent. */
  readonly at?: readonly BrandLevel[];
  /** Shown only to those who work somewhere; of `member` items alone. */
  readonly employed?: true;
  /** The `to` of the item that this one stands under. */
  readonly under?: string;
}

/** Kinds of pages that have keyboard shortcuts of their own; the shell knows which. */
export type ShortcutGroup = 'hiring' | 'schedule' | 'messages' | 'aloud';

/** What a route says about itself in its `handle`. */
export interface PageHandle {
  /** Public pages are rendered on the server and stand outside the signed-in layout. Absent: signed in. */
  readonly access?: 'public' | 'signedIn' | 'employer' | 'member';
  readonly menu?: MenuItem | readonly MenuItem[];
  /** What the brand in view must have and the reader must hold there or below; everybody else is told that the page is not for them. */
  readonly needs?: Pick<MenuItem, 'services' | 'permission' | 'hereOnly'>;
  /** `browser`: a public page that is not worth rendering on the server, or uses what the content policy refuses there. */
  readonly rendered?: 'server' | 'browser';
  /** A public page that opens without a connection once it was visited; pages behind the login all do. */
  readonly offline?: true;
  /** It ends a sign-in in a popup: it must keep its tie to the page that opened it, and its address must not be told on. */
  readonly endsPopup?: boolean;
  /** What a public page starts with. The server reads it while rendering; the page finds it with `useLoaderData<LoadedPage>()`. */
  readonly load?: (params: Readonly<Record<string, string | undefined>>, call: PageCall) => Promise<LoadedPage>;
  /** It shows what other domains contribute: their contributions load beside it, or `later`, once it is there. */
  readonly slots?: true | 'later';
  /** `full`: no margins and no greatest width, for grids and boards. */
  readonly width?: 'page' | 'full';
  /** The keyboard shortcuts that work on it, for the list behind the question mark. */
  readonly shortcuts?: readonly ShortcutGroup[];
  /** False: on a phone the bar of employees and candidates makes room, for what is written and read at full height. */
  readonly bottomBar?: boolean;
}
