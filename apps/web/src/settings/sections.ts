import { usePhrases } from '@hearth/i18n/phrases';
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
const EXTERNAL_SECTIONS: readonly string[] = ['/team', '/access-portal/main', '/hiring/job-boards'];

export interface Section {
  readonly to: string;
  readonly label: string;
}

/** The settings that are open to the reader: their own, and what the menu has under settings. */
export function useSections(): Readonly<Record<'own' | 'brand' | 'elsewhere', readonly Section[]>> {
  const { t } = usePhrases('settings', en);
  const { nodes, labelOf } = useMenu();
  const under = nodes.find(({ item }) => item.to === SETTINGS)?.children ?? [];
  const elsewhere = nodes
    .flatMap(({ item, children }) => [item, ...children])
    .filter(({ to }) => EXTERNAL_SECTIONS.includes(to));
  return {
    own: OWN.map(([to, key]) => ({ to, label: t(`${key}.title`) })),
    brand: under.map((item) => ({ to: item.to, label: labelOf(item) })),
    elsewhere: elsewhere.map((item) => ({ to: item.to, label: labelOf(item) })),
  };
}
