import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { CalendarPlus, Clock, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { invite, listInterviewsOf } from '../../contract/endpoints.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';

/** What a press opens comes with the press. */
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));
const KitDialog = lazy(async () => ({ default: (await import('./kit-dialog.tsx')).KitDialog }));

/** Inviting a candidate: with a kit of their location, at once with free hours, or with a kit that is set up on the way. */
export function Inviting(props: {
  readonly applicationId: string;
  readonly choice: AnswerOf<typeof listInterviewsOf>;
  readonly busy: boolean;
  readonly onInvite: (kitId: string) => void;
  readonly onInvited: (answer: AnswerOf<typeof invite>) => void;
}) {
  const { t } = useWords();
  const { applicationId, choice, busy, onInvite, onInvited } = props;
  const { kits, candidate_name: name, location } = choice;
  const [open, setOpen] = useState<'own' | 'kit' | null>(null);
  const close = (): void => setOpen(null);
  const others = [
    { id: 'own', label: t('invite.own'), icon: <Icon of={Clock} />, onSelect: () => setOpen('own') },
    { id: 'kit', label: t('invite.newKit'), icon: <Icon of={Plus} />, onSelect: () => setOpen('kit') },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {kits.length === 0 ? (
        <>
          <Button icon={<Icon of={CalendarPlus} />} busy={busy} onClick={() => setOpen('own')}>
            {t('invite.do')}
          </Button>
          <Button variant="ghost" onClick={() => setOpen('kit')}>
            {t('invite.newKit')}
          </Button>
        </>
      ) : (
        <MenuButton
          label={t('invite.do')}
          trigger={
            <Button icon={<Icon of={CalendarPlus} />} busy={busy}>
              {t('invite.do')}
            </Button>
          }
          entries={[
            ...kits.map(({ id, name: kit, kind }) => ({
              id,
              label: kit,
              note: t(`kinds.${kind}`),
              icon: <Icon of={kindIcon(kind)} />,
              onSelect: () => onInvite(id),
            })),
            ...others,
          ]}
        />
      )}
      <Suspense fallback={null}>
        {open === 'own' && (
          <InviteDialog {...{ applicationId, name, onInvited }} place={location.name} onClose={close} />
        )}
        {open === 'kit' && <KitDialog kit={null} placeId={location.id} onClose={close} />}
      </Suspense>
    </div>
  );
}
