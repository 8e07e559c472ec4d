import { deviceZone } from '@hearth/i18n/device-zone';
import { Badge } from '@hearth/ui/badge';
import type { PoolEntry } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';

/** Why and since when a person is in the pool, and their answer. */
export function EntryFacts({ entry }: { readonly entry: PoolEntry }) {
  const { t, format } = usePoolWords();
  const day = (at: string): string => format.instantDate(at, deviceZone());
  const invited = entry.last_invitation;
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={entry.consent === 'GIVEN' ? 'ok' : 'warn'} className="whitespace-normal!">
          {t(`consent.${entry.consent}`, { date: day(entry.until) })}
        </Badge>
        {entry.tags.map((tag) => (
          <Badge key={tag.id}>{tag.name}</Badge>
        ))}
      </p>
      <p>{t('line.why', { reason: t(`reason.${entry.reason}`) })}</p>
      {entry.note !== '' && (
        <p dir="auto" className="text-start break-words whitespace-pre-wrap text-ink">
          {entry.note}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        <span>{t('line.added', { date: day(entry.added_at), who: entry.added_by_name })}</span>
        <span>{t('line.contact', { date: day(entry.last_contact_at) })}</span>
      </p>
      {invited !== null && (
        <p>
          {t(invited.applied ? 'line.applied' : 'line.invited', { date: day(invited.sent_at), job: invited.job_title })}
        </p>
      )}
    </div>
  );
}
