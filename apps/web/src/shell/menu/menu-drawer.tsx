import { usePhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { Drawer } from '@hearth/ui/drawer';
import en from '../../phrases/en.json';
import { MenuList } from './menu-list.tsx';

/** The menu of employers over the page, where the screen is too narrow to stand beside it. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = usePhrases('shell', en);
  return (
    <Drawer open={open} onClose={onClose} title={PRODUCT} closeLabel={t('menu.close')} side="start" size="sm" flush>
      <nav aria-label={t('menu.label')}>
        <MenuList className="p-2" onChoose={onClose} />
      </nav>
    </Drawer>
  );
}
