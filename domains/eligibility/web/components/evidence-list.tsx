import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import type { ReactNode } from 'react';
import type { Evidence, ShownTerms } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { itemName } from './law-lists.tsx';

const TONES = { PENDING: 'info', ACCEPTED: 'ok', REJECTED: 'bad', REPLACED: 'neutral', REMOVED: 'neutral' } as const;

/** What was shown, by the names of the law, and what can be done with each. */
export function EvidenceList({
  evidence,
  terms,
  children,
}: {
  readonly evidence: readonly Evidence[];
  readonly terms: ShownTerms;
  readonly children: (one: Evidence) => ReactNode;
}) {
  const { t } = useWords();
  const { date, instantDate } = useFormat();
  return (
    <ul className="divide-y divide-line rounded-md border border-line px-3">
      {evidence.map((one) => {
        const facts = [
          t('evidence.sentOn', { date: instantDate(one.sent_at, deviceZone()) }),
          one.is_receipt ? t('evidence.receipt') : null,
          one.valid_until === null ? null : t('until', { date: date(one.valid_until) }),
          one.document_id === null ? t('evidence.noFile') : null,
        ];
        return (
          <li key={one.id} className="grid gap-1 py-3">
            <div className="flex flex-wrap items-start gap-2">
              <b className="min-w-0 flex-1 [overflow-wrap:anywhere]" lang={terms.language}>
                <bdi>{itemName(terms, one)}</bdi>
              </b>
              {one.state !== null && (
                <Badge tone={TONES[one.state]} pill>
                  {t(`evidence.state.${one.state}`)}
                </Badge>
              )}
            </div>
            <p className="text-sm text-ink-2">{facts.filter((fact) => fact !== null).join(' · ')}</p>
            <div className="flex flex-wrap gap-2 empty:hidden">{children(one)}</div>
          </li>
        );
      })}
    </ul>
  );
}
