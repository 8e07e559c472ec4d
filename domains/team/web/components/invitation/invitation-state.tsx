import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import type { Employee } from '../../../contract/schemas.ts';
import { useTeamPhrases } from '../../words.ts';

/** Whether a person has joined, was invited and when, or neither; nothing for whoever has left. */
export function InvitationState({ employee }: { employee: Employee }) {
  const { t } = useTeamPhrases();
  const { instantDate } = useFormat();
  const { has_login: hasJoined, invitation, status } = employee;
  if (hasJoined) return <span>{t('invite.joined')}</span>;
  if (status === 'ENDED') return null;
  if (invitation === null) return <span className="text-ink-2">{t('invite.none')}</span>;
  if (invitation.delivery === 'FAILED') return <Badge tone="bad">{t('invite.failed')}</Badge>;
  if (invitation.state !== 'OPEN') return <Badge tone="warn">{t('invite.ended')}</Badge>;
  return <span>{t('invite.invited', { date: instantDate(invitation.invited_at, deviceZone()) })}</span>;
}
