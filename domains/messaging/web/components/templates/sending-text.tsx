import { useCall } from '@hearth/client/query';
import { useLanguage } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useRef } from 'react';
import { listTemplates } from '../../../contract/template-endpoints.ts';
import type { Texts } from '../../../rules/merge-fields.ts';
import { textFor } from '../../../rules/merge-fields.ts';
import { FieldChips } from './field-chips.tsx';
import { useTemplateWords } from './words.ts';

const LONGEST = 5000;

/** What somebody wrote to several people. */
export interface WrittenText {
  readonly text: string;
  /** The saved text that it began with, in all its languages. */
  readonly saved: Texts | null;
  /** A day and time of the writer's clock; empty for now. */
  readonly at: string;
}

/** What everybody gets, and when. */
export function SendingText({
  brandId,
  written,
  onChange,
}: {
  brandId: string;
  written: WrittenText;
  onChange: (written: WrittenText) => void;
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
            if (texts !== undefined) onChange({ ...written, saved: texts, text: textFor(texts, language).text });
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
        onChange={() => onChange({ ...written, at: later ? '' : tomorrowAtNine() })}
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
function tomorrowAtNine(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
}
