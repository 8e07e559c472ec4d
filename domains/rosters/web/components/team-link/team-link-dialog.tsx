import { useCopy } from '@hearth/client/browser/use-copy';
import { useCall, useSend } from '@hearth/client/query';
import { QrCode } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Check, Copy, Link2, Link2Off, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { createTeamLink, getTeamLink, revokeTeamLink } from '../../../contract/team-link-endpoints.ts';
import type { TeamLink } from '../../../contract/team-link-schemas.ts';
import { useTeamLinkWords } from './words.ts';

const DAYS = ['30', '90', '180', '365'] as const;

interface DialogProps {
  readonly location: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** The link that shows the published week without an account: created, replaced and removed here. */
export function TeamLinkDialog({ location: { id, name }, onClose }: DialogProps) {
  const { t, problem } = useTeamLinkWords();
  const read = useCall(getTeamLink, { params: { id } });
  return (
    <Modal
      open
      title={t('title')}
      description={t('intro', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      dismissable
    >
      <Resource of={read} rows={2} problem={problem}>
        {({ link, names }) => (
          <div className="grid gap-4">
            {names === 'OFF' ? (
              <Alert tone="info">{t('off')}</Alert>
            ) : (
              <p className="text-ink-2">{t(`names.${names}`)}</p>
            )}
            <OwnLink locationId={id} link={link} mayCreate={names !== 'OFF'} />
          </div>
        )}
      </Resource>
    </Modal>
  );
}

interface OwnLinkProps {
  readonly locationId: string;
  readonly link: TeamLink | null;
  readonly mayCreate: boolean;
}

function OwnLink({ locationId, link, mayCreate }: OwnLinkProps) {
  const { t, problem } = useTeamLinkWords();
  const [path, setPath] = useState<string | null>(null);
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const create = useSend(createTeamLink, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: (made) => setPath(made.path),
  });
  const revoke = useSend(revokeTeamLink, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: () => {
      setPath(null);
      toasts.show({ message: t('revoked') });
    },
  });
  const error = create.error ?? revoke.error;
  const busy = create.isPending || revoke.isPending;
  return (
    <>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      {path !== null && <NewLink address={new URL(path, location.origin).href} />}
      {link !== null && <LinkFacts link={link} />}
      {mayCreate && path === null && (
        <SegmentedControl
          label={t('expires')}
          value={days}
          onChange={setDays}
          segments={DAYS.map((value) => ({ value, label: t(`days.${value}`) }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {mayCreate && path === null && (
          <Button
            variant={link === null ? 'primary' : 'secondary'}
            icon={<Icon of={link === null ? Link2 : RefreshCw} />}
            busy={create.isPending}
            disabled={busy}
            onClick={() =>
              create.mutate({ params: { id: locationId }, body: { days: Number(days), replaces: link?.id ?? null } })
            }
          >
            {t(link === null ? 'create' : 'again')}
          </Button>
        )}
        {link !== null && (
          <Button
            variant="ghost"
            icon={<Icon of={Link2Off} />}
            busy={revoke.isPending}
            disabled={busy}
            onClick={() => revoke.mutate({ params: { id: locationId, link_id: link.id } })}
          >
            {t('revoke')}
          </Button>
        )}
        {link !== null && mayCreate && path === null && <p className="text-sm text-ink-2">{t('againNote')}</p>}
      </div>
    </>
  );
}

function LinkFacts({ link }: { readonly link: TeamLink }) {
  const { t } = useTeamLinkWords();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const when = format.relative(link.created_at, now);
  const name = link.created_by_name;
  const date = format.instantDate(link.expires_at, deviceZone());
  return (
    <ul className="grid gap-1 text-base text-ink-2">
      <li>{name === null ? t('madeAlone', { when }) : t('made', { when, name })}</li>
      <li>{t(new Date(link.expires_at) > now ? 'ends' : 'over', { date })}</li>
      <li>
        {link.last_read_at === null ? t('neverRead') : t('read', { when: format.relative(link.last_read_at, now) })}
      </li>
    </ul>
  );
}

/** The address is shown this once. */
function NewLink({ address }: { readonly address: string }) {
  const { t } = useTeamLinkWords();
  const { copied, copy } = useCopy(address);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-3">
        <TextField
          label={t('link')}
          help={t('secret')}
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="primary"
          className="justify-self-start"
          icon={<Icon of={copied ? Check : Copy} />}
          onClick={copy}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </div>
      <QrCode text={address} label={t('code')} className="size-36 rounded-md justify-self-center" />
    </div>
  );
}
