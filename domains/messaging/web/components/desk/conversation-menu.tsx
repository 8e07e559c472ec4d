import { useClient } from '@hearth/client/context';
import { usePerson, useUser } from '@hearth/client/person';
import { saveFile } from '@hearth/client/browser/save-file';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import type { MenuEntry } from '@hearth/ui/menu-button';
import { MenuButton } from '@hearth/ui/menu-button';
import { toasts } from '@hearth/ui/toast';
import {
  Archive,
  Clock,
  Download,
  EllipsisVertical,
  MailX,
  MessagesSquare,
  ShieldAlert,
  StickyNote,
  UserRound,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { exportConversation } from '../../../contract/export-endpoints.ts';
import type { AskKind, Conversation } from '../../../contract/schemas.ts';
import { nextMonday, nineTomorrow } from './moments.ts';
import { useDesk } from './use-desk.ts';
import { useDeskPhrases } from './words.ts';

const DIALOGS = {
  note: lazy(() => import('./note-dialog.tsx')),
  assign: lazy(() => import('./assign-dialog.tsx')),
  snooze: lazy(() => import('./snooze-dialog.tsx')),
  ask: lazy(() => import('./ask-dialog.tsx')),
  person: lazy(() => import('../person/person-drawer.tsx')),
  safety: lazy(() => import('../safety/safety-drawer.tsx')),
};
/** A candidate's own. */
const SafetyMenu = lazy(() => import('../safety/safety-menu.tsx'));
const ASKS: readonly AskKind[] = ['TIME', 'DOCUMENT', 'CONFIRM'];

/** Further actions on the open conversation. */
export default function ConversationMenu({ application, house }: { application: Conversation; house: boolean }) {
  return house ? <HouseMenu application={application} /> : <SafetyMenu application={application} />;
}

/** What the house does with it, and how it keeps it. */
function HouseMenu({ application }: { application: Conversation }) {
  const { t, problem, language } = useDeskPhrases();
  const client = useClient();
  const { brand } = usePerson();
  const mayManage = brand?.permissions.has('MANAGE_APPLICATIONS') === true;
  const format = useFormat();
  const user = useUser();
  const [ask, setAsk] = useState<AskKind>('CONFIRM');
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const { desk, change } = useDesk(application.id);
  if (desk === undefined) return <span className="size-10 phone:size-11" />;
  const when = (at: string): string =>
    t('when', { day: format.instantDate(at, deviceZone(), 'short'), time: format.instantTime(at, deviceZone()) });
  const snooze = (momentAfter: (now: Date) => string) => () => {
    const at = momentAfter(new Date());
    void change({ snoozed_until: at }, t('snoozed', { when: when(at) }));
  };
  const { assignee, snoozed_until: until, archived, unreachable_since: bounced } = desk;
  const save = async (): Promise<void> => {
    try {
      const response = await client.raw(exportConversation, {
        params: { id: application.id },
        query: { lang: language },
      });
      saveFile(await response.blob(), `${t('export.file', { name: application.candidate_name })}.html`);
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
    }
  };
  const asks: MenuEntry[] =
    application.cannot_write !== undefined
      ? []
      : [
          {
            id: 'ask',
            title: t('ask.menu'),
            items: [...ASKS, ...(mayManage ? (['INTERVIEW'] as const) : [])].map((kind) => ({
              id: kind,
              label: t(`ask.kind.${kind}`),
              onSelect: () => {
                setAsk(kind);
                setOpen('ask');
              },
            })),
          },
        ];
  const entries: MenuEntry[] = [
    { id: 'note', label: t('note.open'), icon: <Icon of={StickyNote} />, onSelect: () => setOpen('note') },
    { id: 'person', label: t('person'), icon: <Icon of={MessagesSquare} />, onSelect: () => setOpen('person') },
    ...asks,
    {
      id: 'whose',
      title: t('assign.title'),
      items: [
        ...(assignee?.id === user.id
          ? []
          : [
              {
                id: 'mine',
                label: t('assign.me'),
                onSelect: () => void change({ assignee_id: user.id }, t('assign.done')),
              },
            ]),
        { id: 'assign', label: t('assign.open'), onSelect: () => setOpen('assign') },
        ...(assignee === null
          ? []
          : [
              {
                id: 'nobody',
                label: t('assign.nobody'),
                onSelect: () => void change({ assignee_id: null }, t('assign.undone')),
              },
            ]),
      ],
    },
    {
      id: 'rest',
      title: t('snooze.title'),
      items: [
        { id: 'tomorrow', label: t('snooze.tomorrow'), onSelect: snooze(nineTomorrow) },
        { id: 'monday', label: t('snooze.monday'), onSelect: snooze(nextMonday) },
        { id: 'choose', label: t('snooze.choose'), onSelect: () => setOpen('snooze') },
        ...(until === null
          ? []
          : [{ id: 'wake', label: t('snooze.end'), onSelect: () => void change({ snoozed_until: null }, t('back')) }]),
      ],
    },
    { id: 'line', separator: true },
    ...(mayManage
      ? [{ id: 'export', label: t('export.do'), icon: <Icon of={Download} />, onSelect: () => void save() }]
      : []),
    { id: 'safety', label: t('safety'), icon: <Icon of={ShieldAlert} />, onSelect: () => setOpen('safety') },
    {
      id: 'archive',
      label: t(archived ? 'archive.undo' : 'archive.do'),
      icon: <Icon of={Archive} />,
      onSelect: () => void change({ archived: !archived }, t(archived ? 'back' : 'archive.done')),
    },
  ];
  const Dialog = open === null ? null : DIALOGS[open];
  return (
    <>
      <MenuButton
        label={t('menu')}
        placement="bottom end"
        trigger={<IconButton label={t('menu')} icon={<Icon of={EllipsisVertical} size={20} />} />}
        entries={desk.may_write ? entries : entries.filter(({ id }) => ['person', 'export', 'safety'].includes(id))}
      />
      {(assignee !== null || until !== null || archived || bounced !== null) && (
        <p className="flex basis-full flex-wrap gap-1.5 pb-1 phone:ps-3">
          {assignee !== null && (
            <Badge tone="info" icon={<Icon of={UserRound} size={14} />}>
              {assignee.id === user.id ? t('assign.yours') : t('assign.to', { name: assignee.name })}
            </Badge>
          )}
          {until !== null && (
            <Badge tone="neutral" icon={<Icon of={Clock} size={14} />}>
              {t('snoozed', { when: when(until) })}
            </Badge>
          )}
          {bounced !== null && (
            <Badge tone="bad" icon={<Icon of={MailX} size={14} />}>
              {t('bounced', { day: format.instantDate(bounced, deviceZone(), 'short') })}
            </Badge>
          )}
          {archived && (
            <Badge tone="neutral" icon={<Icon of={Archive} size={14} />}>
              {t('archive.is')}
            </Badge>
          )}
        </p>
      )}
      {Dialog !== null && (
        <Suspense>
          <Dialog
            applicationId={application.id}
            placeId={application.brand_id}
            name={application.candidate_name}
            desk={desk}
            change={change}
            ask={ask}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
