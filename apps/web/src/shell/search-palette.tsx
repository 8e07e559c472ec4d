import { Palette } from '@hearth/domains/search/widgets';
import { Icon } from '@hearth/ui/icon';
import { MENU_ICONS } from './menu/menu-icons.ts';
import { useMenu } from './menu/use-menu.ts';

/** Global search over the page, with the pages of the menu beside what it finds. */
export default function SearchPalette({ onClose }: { onClose: () => void }) {
  const { nodes, labelOf } = useMenu();
  const pages = nodes
    .flatMap(({ item, children }) => [item, ...children])
    .map((item) => ({ to: item.to, label: labelOf(item), icon: <Icon of={MENU_ICONS[item.icon]} size={20} /> }));
  return <Palette pages={pages} onClose={onClose} />;
}
