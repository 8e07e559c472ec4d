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

type Desk = NonNullable<ReturnType<typeof useDesk>['desk']>;
type ChangeDesk = ReturnType<typeof useDesk>['change'];
type DialogName = keyof typeof DIALOGS;

/** What the employer's side does with a conversation, and its state. */
function HouseMenu({ application }: { application: Conversation }) {
  const [ask, setAsk] = useState<AskKind>('CONFIRM');
  const [open, setOpen] = useState<DialogName | null>(null);
  const { desk, change } = useDesk(application.id);
  if (desk === undefined) return <span className="size-10 phone:size-11" />;
  const onAsk = (kind: AskKind): void => {
    setAsk(kind);
    setOpen('ask');
  };
  const Dialog = open === null ? null : DIALOGS[open];
  return (
    <>
      <ActionMenu application={application} desk={desk} change={change} onOpen={setOpen} onAsk={onAsk} />
      <DeskBadges desk={desk} />
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

interface ActionMenuProps {
  readonly application: Conversation;
  readonly desk: Desk;
  readonly change: ChangeDesk;
  readonly onOpen: (dialog: DialogName) => void;
  readonly onAsk: (kind: AskKind) => void;
}

function ActionMenu({ application, desk, change, onOpen, onAsk }: ActionMenuProps) {
  const { t } = useDeskPhrases();
  const { brand } = usePerson();
  const mayManage = brand?.permissions.has('MANAGE_APPLICATIONS') === true;
  const save = useExport(application);
  const assignment = useAssignmentEntries(desk, change, onOpen);
  const snoozing = useSnoozeEntries(desk, change, onOpen);
  const asks: readonly AskKind[] =
    application.cannot_write !== undefined ? [] : mayManage ? [...ASKS, 'INTERVIEW'] : ASKS;
  const { archived } = desk;
  const entries: MenuEntry[] = [
    { id: 'note', label: t('note.open'), icon: <Icon of={StickyNote} />, onSelect: () => onOpen('note') },
    { id: 'person', label: t('person'), icon: <Icon of={MessagesSquare} />, onSelect: () => onOpen('person') },
    ...(asks.length === 0
      ? []
      : [
          {
            id: 'ask',
            title: t('ask.menu'),
            items: asks.map((kind) => ({ id: kind, label: t(`ask.kind.${kind}`), onSelect: () => onAsk(kind) })),
          },
        ]),
    { id: 'whose', title: t('assign.title'), items: assignment },
    { id: 'rest', title: t('snooze.title'), items: snoozing },
    { id: 'line', separator: true },
    ...(mayManage
      ? [{ id: 'export', label: t('export.do'), icon: <Icon of={Download} />, onSelect: () => void save() }]
      : []),
    { id: 'safety', label: t('safety'), icon: <Icon of={ShieldAlert} />, onSelect: () => onOpen('safety') },
    {
      id: 'archive',
      label: t(archived ? 'archive.undo' : 'archive.do'),
      icon: <Icon of={Archive} />,
      onSelect: () => void change({ archived: !archived }, t(archived ? 'back' : 'archive.done')),
    },
  ];
  return (
    <MenuButton
      label={t('menu')}
      placement="bottom end"
      trigger={<IconButton label={t('menu')} icon={<Icon of={EllipsisVertical} size={20} />} />}
      entries={desk.may_write ? entries : entries.filter(({ id }) => ['person', 'export', 'safety'].includes(id))}
    />
  );
}

/** Saves the conversation as a page, in the reader's language. */
function useExport(application: Conversation): () => Promise<void> {
  const { t, problem, language } = useDeskPhrases();
  const client = useClient();
  return async () => {
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
}

/** Takes the conversation, gives it to a colleague, or to no one. */
function useAssignmentEntries({ assignee }: Desk, change: ChangeDesk, onOpen: (dialog: DialogName) => void) {
  const { t } = useDeskPhrases();
  const { id: userId } = useUser();
  const assign = (assigneeId: string | null, said: string) => () => void change({ assignee_id: assigneeId }, said);
  return [
    ...(assignee?.id === userId
      ? []
      : [{ id: 'mine', label: t('assign.me'), onSelect: assign(userId, t('assign.done')) }]),
    { id: 'assign', label: t('assign.open'), onSelect: () => onOpen('assign') },
    ...(assignee === null
      ? []
      : [{ id: 'nobody', label: t('assign.nobody'), onSelect: assign(null, t('assign.undone')) }]),
  ];
}

/** Hides the conversation until a moment, or brings it back. */
function useSnoozeEntries({ snoozed_until: until }: Desk, change: ChangeDesk, onOpen: (dialog: DialogName) => void) {
  const { t } = useDeskPhrases();
  const when = useMoment();
  const snooze = (momentAfter: (now: Date) => string) => () => {
    const at = momentAfter(new Date());
    void change({ snoozed_until: at }, t('snoozed', { when: when(at) }));
  };
  return [
    { id: 'tomorrow', label: t('snooze.tomorrow'), onSelect: snooze(nineTomorrow) },
    { id: 'monday', label: t('snooze.monday'), onSelect: snooze(nextMonday) },
    { id: 'choose', label: t('snooze.choose'), onSelect: () => onOpen('snooze') },
    ...(until === null
      ? []
      : [{ id: 'wake', label: t('snooze.end'), onSelect: () => void change({ snoozed_until: null }, t('back')) }]),
  ];
}

/** A moment as the reader's clock shows it. */
function useMoment(): (at: string) => string {
  const { t } = useDeskPhrases();
  const format = useFormat();
  return (at) =>
    t('when', { day: format.instantDate(at, deviceZone(), 'short'), time: format.instantTime(at, deviceZone()) });
}

/** Whose the conversation is, until when it is snoozed, and what keeps mail from arriving. */
function DeskBadges({ desk }: { desk: Desk }) {
  const { t } = useDeskPhrases();
  const format = useFormat();
  const { id: userId } = useUser();
  const when = useMoment();
  const { assignee, snoozed_until: until, archived, unreachable_since: bounced } = desk;
  if (assignee === null && until === null && !archived && bounced === null) return null;
  return (
    <p className="flex basis-full flex-wrap gap-1.5 pb-1 phone:ps-3">
      {assignee !== null && (
        <Badge tone="info" icon={<Icon of={UserRound} size={14} />}>
          {assignee.id === userId ? t('assign.yours') : t('assign.to', { name: assignee.name })}
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
  );
}
