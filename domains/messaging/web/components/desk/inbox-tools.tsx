import { usePerson } from '@hearth/client/person';
import { useEvents } from '@hearth/client/use-events';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { INBOX_VIEWS } from '../../../contract/views.ts';
import { useRefreshConversations } from '../../use-refresh.ts';
import SeveralButton from '../templates/several-button.tsx';
import type { ShownView } from './views.ts';
import { useDeskWords } from './words.ts';

const ModerationDrawer = lazy(() => import('../moderation/moderation-drawer.tsx'));
const VIEWS = ['', ...INBOX_VIEWS] as const;

/** What the house's side has above its list: which part of the inbox it shows, and writing to several people. */
export default function InboxTools({ view, onView }: { view: ShownView; onView: (view: ShownView) => void }) {
  const { t } = useDeskWords();
  const refresh = useRefreshConversations();
  useEvents(['messaging.desk_changed'], refresh, refresh);
  const { brand } = usePerson();
  const [isModerating, setModerating] = useState(false);
  const mayModerate = brand?.permissions.has('MODERATE_MESSAGES') === true;
  const nameOf = (id: ShownView['id']): string => t(id === '' ? 'view.OPEN' : `view.${id}`);
  return (
    <>
      <MenuButton
        label={t('view.label')}
        trigger={
          <Button size="sm" variant={view.id === '' ? 'ghost' : 'soft'} icon={<Icon of={ListFilter} />}>
            <span className="sr-only">{t('view.label')}</span>
            {nameOf(view.id)}
          </Button>
        }
        entries={[
          ...VIEWS.map((id) => ({
            id: id === '' ? 'OPEN' : id,
            label: nameOf(id),
            checked: id === view.id,
            onSelect: () => onView({ id, empty: id === '' ? '' : t(`empty.${id}`) }),
          })),
          ...(mayModerate
            ? [
                { id: 'line', separator: true } as const,
                { id: 'moderation', label: t('moderation'), onSelect: () => setModerating(true) },
              ]
            : []),
        ]}
      />
      {isModerating && (
        <Suspense>
          <ModerationDrawer onClose={() => setModerating(false)} />
        </Suspense>
      )}
      <SeveralButton />
    </>
  );
}
