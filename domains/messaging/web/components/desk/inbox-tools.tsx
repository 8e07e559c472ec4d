import { usePerson } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { CountBadge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listReports } from '../../../contract/moderation-endpoints.ts';
import { INBOX_VIEWS } from '../../../contract/views.ts';
import { CONVERSATION_READS } from '../../use-refresh.ts';
import SeveralButton from '../templates/several-button.tsx';
import type { InboxViewOption } from './views.ts';
import { useDeskPhrases } from './words.ts';
import { DESK_CHANGED } from '../../../contract/events.ts';

const ModerationDrawer = lazy(() => import('../moderation/moderation-drawer.tsx'));
/** Reports are counted up to here: more of them are no other piece of news. */
const MOST_COUNTED = 20;
const VIEWS = ['', ...INBOX_VIEWS] as const;

/** The employer's tools above the list: the inbox view and bulk messages. */
export default function InboxTools({
  view,
  onView,
}: {
  view: InboxViewOption;
  onView: (view: InboxViewOption) => void;
}) {
  const { t } = useDeskPhrases();
  useReadAgainOn([DESK_CHANGED], CONVERSATION_READS);
  const { brand } = usePerson();
  const [isModerating, setModerating] = useState(false);
  const mayModerate = brand?.permissions.has('MODERATE_MESSAGES') === true;
  const open = useCall(
    listReports,
    { params: { id: brand?.id ?? '' }, query: { state: 'OPEN', limit: String(MOST_COUNTED) } },
    { enabled: mayModerate },
  );
  const waiting = open.data?.reports.length ?? 0;
  const waitingReports = waiting > 0 && (
    <CountBadge
      strong
      count={open.data?.next_cursor === null ? waiting : `${waiting}+`}
      label={t('reportsWait', { count: waiting })}
    />
  );
  const nameOf = (id: InboxViewOption['id']): string => t(id === '' ? 'view.OPEN' : `view.${id}`);
  return (
    <>
      <MenuButton
        label={t('view.label')}
        trigger={
          <Button size="sm" variant={view.id === '' ? 'ghost' : 'soft'} icon={<Icon of={ListFilter} />}>
            <span className="sr-only">{t('view.label')}</span>
            {nameOf(view.id)}
            {waitingReports}
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
                { id: 'moderation', label: t('moderation'), end: waitingReports, onSelect: () => setModerating(true) },
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
