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

interface TemplateFormProps {
  /** Null for a new one. */
  readonly template: FilledTemplate | null;
  /** Where it may be kept, nearest first. */
  readonly places: readonly { readonly brand_id: string; readonly name: string }[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A template that is being edited, with saving and deleting. */
function useTemplateEdit({ template, places, onDone }: TemplateFormProps) {
  const { t } = useTemplateWords();
  const client = useClient();
  const own = useLanguage();
  const [name, setName] = useState(template?.name ?? '');
  const [texts, setTexts] = useState<LocalizedText>(template?.texts ?? {});
  const [language, setLanguage] = useState<Language>(template?.language ?? own);
  const [brandId, setBrandId] = useState(template?.brand_id ?? places[0]?.brand_id ?? '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
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
  const remove = ({ id, brand_id: at }: FilledTemplate): void =>
    void run(() => client.call(deleteTemplate, { params: { id: at, template_id: id } }), t('form.deleted'));
  return {
    name,
    setName,
    texts,
    setTexts,
    language,
    setLanguage,
    brandId,
    setBrandId,
    tried,
    busy,
    error,
    isEmpty,
    save,
    remove,
  };
}

/** Creates or edits a template in several languages; a refusal keeps the input. */
export function TemplateForm(props: TemplateFormProps) {
  const { template, places, onClose } = props;
  const { t, problem } = useTemplateWords();
  const edit = useTemplateEdit(props);
  const { name, texts, language, tried, busy, error, isEmpty } = edit;
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
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
            <Button variant="ghost" className="me-auto" disabled={busy} onClick={() => edit.remove(template)}>
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
      <form id={formId} noValidate onSubmit={edit.save} className="grid gap-4">
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
          onChange={(event) => edit.setName(event.target.value)}
        />
        <PlaceAndLanguage edit={edit} places={template === null ? places : []} />
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
          onChange={(event) => edit.setTexts({ ...texts, [language]: event.target.value })}
        />
        <FieldChips field={field} onText={(text) => edit.setTexts({ ...texts, [language]: text })} />
      </form>
    </Modal>
  );
}

interface PlaceAndLanguageProps extends Pick<TemplateFormProps, 'places'> {
  readonly edit: ReturnType<typeof useTemplateEdit>;
}

/** Where a new template is kept, and the language that is being written. */
function PlaceAndLanguage({ edit, places }: PlaceAndLanguageProps) {
  const { t } = useTemplateWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {places.length > 0 && (
        <Select
          label={t('form.place')}
          placeholder={t('form.choose')}
          options={places.map((place) => ({ id: place.brand_id, label: place.name }))}
          value={edit.brandId}
          onChange={edit.setBrandId}
        />
      )}
      <Select
        label={t('form.language')}
        placeholder={t('form.choose')}
        options={LANGUAGES.map((code) => ({ id: code, label: LANGUAGE_NAMES[code] }))}
        value={edit.language}
        onChange={(value) => edit.setLanguage(value as Language)}
      />
    </div>
  );
}
