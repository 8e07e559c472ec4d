import { usePerson } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getMyAvailability } from '@hearth/domains/scheduling/contract';
import { I18nContext } from '@hearth/i18n/phrases';
import type { MenuItem } from '@hearth/kit/menu';
import english from 'virtual:menu-phrases';
import { use } from 'react';
import { useLocation } from 'react-router';
import { domainRoutes } from '../../domains.ts';
import type { MenuNode } from './menu-items.ts';
import { currentItem, menuItems, visibleMenu } from './menu-items.ts';

const items = menuItems(domainRoutes);

/** The menu of the person of this page. */
export interface Menu {
  readonly nodes: readonly MenuNode[];
  readonly labelOf: (item: MenuItem) => string;
  /** The `to` of the item that the page belongs to. */
  readonly current: string | null;
}

/** The menu for whoever is signed in and the brand in view, with labels in the language of the page. */
export function useMenu(): Menu {
  const person = usePerson();
  const i18n = use(I18nContext);
  const { pathname } = useLocation();
  const own = useCall(getMyAvailability, {}, { enabled: person.user.user_employer !== true });
  // Where it cannot be told, the pages say themselves what is wrong.
  const employed = own.isError || (own.data?.employments.length ?? 0) > 0;
  return {
    nodes: visibleMenu(items, person, employed),
    current: currentItem(items, pathname),
    labelOf: ({ label }) => {
      const [namespace = '', key = ''] = label.split(':');
      const group = i18n.phrases(namespace)?.['menu'];
      const translated = typeof group === 'object' ? group[key] : undefined;
      return typeof translated === 'string' ? translated : (english[namespace]?.[key] ?? key);
    },
  };
}
