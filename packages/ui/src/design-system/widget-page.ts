import type { ComponentType } from 'react';

/** A live example: what it shows, and the component that shows it. */
export type WidgetExample = { title: string; note?: string; Show: ComponentType };

/**
 * What is true after a key was pressed. Elements are named as Playwright names roles: `role=button[name="Save"]`,
 * with `[expanded]`, `[checked]`, `[pressed]`, `[selected]` where the state is the point.
 */
export type KeyOutcome =
  | { focused: string }
  | { shown: string }
  | { gone: string }
  | { value: string; of: string }
  | { address: string }
  | { scrolled: string }
  | { inside: string };

/**
 * One line of the keyboard table. The same line is a test: in the example, Tab reaches `at`, `first` is pressed, then each of
 * `keys` in turn from a fresh start, and `outcome` holds.
 */
export type KeyboardLine = {
  keys: readonly string[];
  does: string;
  /** The number of the example it is tried on; the first when absent. */
  example?: number;
  at: string;
  first?: readonly string[];
  outcome: KeyOutcome;
};

/** The page of one widget: everything but its name, which the registry has, and its properties, which its types have. */
export type WidgetPage = {
  /** The first is the plain use; the others are its states and variants. */
  examples: readonly WidgetExample[];
  /** Empty for what is only looked at. */
  keyboard: readonly KeyboardLine[];
  dos: readonly string[];
  donts: readonly string[];
};
