import { useCall } from '@hearth/client/query';
import { useLanguage } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useRef } from 'react';
import { listTemplates } from '../../../contract/template-endpoints.ts';
import type { LocalizedText } from '../../../rules/merge-fields.ts';
import { pickText } from '../../../rules/merge-fields.ts';
import { FieldChips } from './field-chips.tsx';
import { useTemplateWords } from './words.ts';

const LONGEST = 5000;

/** The text of a bulk message. */
export interface BulkText {
  readonly text: string;
  /** The saved text that it began with, in all its languages. */
  readonly saved: LocalizedText | null;
  /** A day and time of the writer's clock; empty for now. */
  readonly at: string;
}

/** The text and time of a bulk message. */
export function SendingText({
  brandId,
  written,
  onChange,
}: {
  brandId: string;
  written: BulkText;
  onChange: (written: BulkText) => void;
}) {
  const { t } = useTemplateWords();
  const language = useLanguage();
  const saved = useCall(listTemplates, { params: { id: brandId } });
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = saved.data?.templates ?? [];
  const begun = templates.find(({ texts }) => texts === written.saved);
  const later = written.at !== '';
  return (
    <section aria-label={t('several.text')} className="grid gap-4">
      {templates.length > 0 && (
        <Select
          label={t('several.saved')}
          placeholder={t('form.choose')}
          options={templates.map(({ id, name, brand_name: note }) => ({ id, label: name, note }))}
          value={begun?.id ?? null}
          onChange={(id) => {
            const texts = templates.find((template) => template.id === id)?.texts;
            if (texts !== undefined) onChange({ ...written, saved: texts, text: pickText(texts, language).text });
          }}
        />
      )}
      <TextArea
        ref={field}
        label={t('several.text')}
        dir="auto"
        rows={5}
        maxLength={LONGEST}
        value={written.text}
        onChange={(event) => onChange({ ...written, text: event.target.value })}
      />
      <FieldChips field={field} onText={(text) => onChange({ ...written, text })} />
      <Checkbox
        label={t('several.later')}
        checked={later}
        onChange={() => onChange({ ...written, at: later ? '' : nineTomorrow() })}
      />
      {later && (
        <TextField
          type="datetime-local"
          label={t('several.when')}
          help={t('several.whenHelp')}
          value={written.at}
          required
          onChange={(event) => onChange({ ...written, at: event.target.value })}
        />
      )}
    </section>
  );
}

/** Nine tomorrow by the clock of this device, as its field writes it. */
function nineTomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
}
