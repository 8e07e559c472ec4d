import { usePhrases } from '@hearth/i18n/phrases';
import type { MenuItem } from '@hearth/kit/menu';
import { useMenu } from '../shell/menu/use-menu.ts';
import en from './phrases/en.json';

/** The settings as a whole, and those that everybody has for themselves. */
export const SETTINGS = '/settings';
const OWN = [
  ['/settings/preferences', 'preferences'],
  ['/settings/notifications', 'notifications'],
  ['/settings/security', 'security'],
] as const;

/** The settings whose pages are elsewhere in the menu. */
export const EXTERNAL_SECTIONS: readonly string[] = [
  '/settings/locations',
  '/team',
  '/access-portal/main',
  '/hiring/job-boards',
];

/** What the settings behind an address are about, by the key of its line. */
export const LINES = {
  '/settings/preferences': 'preferences',
  '/settings/notifications': 'notifications',
  '/settings/security': 'security',
  '/settings/brand': 'brand',
  '/settings/schedule': 'schedule',
  '/settings/clock': 'clock',
  '/settings/kiosks': 'kiosks',
  '/settings/features': 'features',
  '/settings/right-to-work': 'right-to-work',
  '/settings/sign-in': 'sign-in',
  '/settings/imports': 'imports',
  '/settings/laws': 'laws',
  '/settings/time-off': 'time-off',
  '/settings/directories': 'directories',
  '/settings/timesheets': 'timesheets',
  '/settings/api-tokens': 'api-tokens',
  '/settings/webhooks': 'webhooks',
  '/settings/locations': 'locations',
  '/team': 'team',
  '/access-portal/main': 'access',
  '/hiring/job-boards': 'job-boards',
} as const;

const isLined = (to: string): to is keyof typeof LINES => to in LINES;

export interface Section {
  readonly to: string;
  readonly label: string;
  /** One sentence on what is set there. */
  readonly line: string;
}

/** The settings that are open to the reader: their own, and what the menu has under settings. */
export function useSections(): Readonly<Record<'own' | 'brand' | 'elsewhere', readonly Section[]>> {
  const { t } = usePhrases('settings', en);
  const { nodes, labelOf } = useMenu();
  const under = nodes.find(({ item }) => item.to === SETTINGS)?.children ?? [];
  const elsewhere = nodes
    .flatMap(({ item, children }) => [item, ...children])
    .filter(({ to }) => EXTERNAL_SECTIONS.includes(to));
  const lineOf = (to: string): string => (isLined(to) ? t(`lines.${LINES[to]}`) : '');
  const toSection = (item: MenuItem): Section => ({ to: item.to, label: labelOf(item), line: lineOf(item.to) });
  return {
    own: OWN.map(([to, key]) => ({ to, label: t(`${key}.title`), line: lineOf(to) })),
    brand: under.map(toSection),
    elsewhere: elsewhere.map(toSection),
  };
}
