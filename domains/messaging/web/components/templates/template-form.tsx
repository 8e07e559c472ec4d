import { useClient } from '@hearth/client/context';
import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useLanguage } from '@hearth/i18n/phrases';
import type { Language } from '@hearth/kit/constants';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FilledTemplate } from '../../../contract/template-endpoints.ts';
import { changeTemplate, createTemplate, deleteTemplate } from '../../../contract/template-endpoints.ts';
import type { LocalizedText } from '../../../rules/merge-fields.ts';
import { FieldChips } from './field-chips.tsx';
import { useTemplateWords } from './words.ts';

const LONGEST = 5000;

/** Creates or edits a template in several languages; a refusal keeps the input. */
export function TemplateForm({
  template,
  places,
  onDone,
  onClose,
}: {
  /** Null for a new one. */
  template: FilledTemplate | null;
  /** Where it may be kept, nearest first. */
  places: readonly { readonly brand_id: string; readonly name: string }[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { t, problem } = useTemplateWords();
  const client = useClient();
  const own = useLanguage();
  const [name, setName] = useState(template?.name ?? '');
  const [texts, setTexts] = useState<LocalizedText>(template?.texts ?? {});
  const [language, setLanguage] = useState<Language>(template?.language ?? own);
  const [brandId, setBrandId] = useState(template?.brand_id ?? places[0]?.brand_id ?? '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) as LocalizedText;
  const isEmpty = Object.keys(written).length === 0;

  const run = async (work: () => Promise<unknown>, message: string): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
      toasts.show({ message, tone: 'ok' });
      onDone();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || name.trim() === '' || isEmpty) return;
    const body = { name: name.trim(), texts: written };
    void run(
      () =>
        template === null
          ? client.call(createTemplate, { params: { id: brandId }, body })
          : client.call(changeTemplate, { params: { id: template.brand_id, template_id: template.id }, body }),
      t('form.saved'),
    );
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={t(template === null ? 'form.new' : 'form.change')}
      closeLabel={t('close')}
      size="md"
      footer={
        <>
          {template !== null && (
            <Button
              variant="ghost"
              className="me-auto"
              disabled={busy}
              onClick={() =>
                void run(
                  () => client.call(deleteTemplate, { params: { id: template.brand_id, template_id: template.id } }),
                  t('form.deleted'),
                )
              }
            >
              {t('form.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        {error !== null && (
          <Alert tone="bad" urgent>
            {problem(error)}
          </Alert>
        )}
        <TextField
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          value={name}
          maxLength={80}
          error={tried && name.trim() === '' ? t('form.needsName') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {template === null && (
            <Select
              label={t('form.place')}
              placeholder={t('form.choose')}
              options={places.map((place) => ({ id: place.brand_id, label: place.name }))}
              value={brandId}
              onChange={setBrandId}
            />
          )}
          <Select
            label={t('form.language')}
            placeholder={t('form.choose')}
            options={LANGUAGES.map((code) => ({ id: code, label: LANGUAGE_NAMES[code] }))}
            value={language}
            onChange={(value) => setLanguage(value as Language)}
          />
        </div>
        <TextArea
          ref={field}
          label={t('form.text', { language: LANGUAGE_NAMES[language] })}
          help={t('form.textHelp')}
          lang={language}
          dir="auto"
          rows={6}
          maxLength={LONGEST}
          value={texts[language] ?? ''}
          error={tried && isEmpty ? t('form.needsText') : undefined}
          onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
        />
        <FieldChips field={field} onText={(text) => setTexts({ ...texts, [language]: text })} />
      </form>
    </Modal>
  );
}
