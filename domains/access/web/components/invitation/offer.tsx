import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import type { ReactNode } from 'react';
import type { OpenedInvitation } from '../../../contract/schemas.ts';
import { useInvitationWords, useOfferedRole } from './phrases.ts';

/** The content of an invitation, line by line. */
export function Offer({ opened }: { opened: OpenedInvitation }) {
  const { t } = useInvitationWords();
  const { instantDate } = useFormat();
  const roleName = useOfferedRole();
  const zone = deviceZone();
  const { valid_from: from, valid_until: until } = opened;
  return (
    <dl className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <Line name={t('invitation.role')}>
        <bdi>{roleName(opened.role, opened.role_name)}</bdi>
      </Line>
      <Line name={t('invitation.place')}>
        <bdi>{opened.brand_name}</bdi>
      </Line>
      {from !== null && <Line name={t('invitation.from')}>{instantDate(from, zone)}</Line>}
      {until !== null && (
        <Line name={t('invitation.until')}>{instantDate(new Date(Date.parse(until) - 1).toISOString(), zone)}</Line>
      )}
      <Line name={t('invitation.address')}>
        <span dir="ltr" className="break-all">
          {opened.address}
        </span>
      </Line>
      <Line name={t('invitation.expires')}>{instantDate(opened.expires_at, zone)}</Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-bold">{children}</dd>
    </div>
  );
}
