import { DayField } from '@hearth/ui/day-field';
import { TextField } from '@hearth/ui/text-field';
import type { Audit } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** An audit while it is being typed. */
export interface AuditDraft {
  readonly on: string | null;
  readonly url: string;
}

export function toAuditDraft(audit: Audit | null): AuditDraft {
  return { on: audit?.audited_on ?? null, url: audit?.summary_url ?? '' };
}

/** Parses a draft: null if it is empty, undefined while it is incomplete or invalid. */
export function parseAudit({ on, url }: AuditDraft): Audit | null | undefined {
  const address = url.trim();
  if (on === null && address === '') return null;
  const isAddress = /^https?:$/.test(URL.parse(address)?.protocol ?? '');
  return on === null || !isAddress ? undefined : { audited_on: on, summary_url: address };
}

/** Fields for the date and published summary of the last independent audit. */
export function AuditFields({
  draft,
  error,
  onChange,
}: {
  readonly draft: AuditDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: AuditDraft) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{t('audit.title')}</legend>
      <p className="text-ink-2">{t('audit.help')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField label={t('audit.on')} value={draft.on} onChange={(on) => onChange({ ...draft, on })} />
        <TextField
          type="url"
          label={t('audit.url')}
          value={draft.url}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...draft, url: currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
