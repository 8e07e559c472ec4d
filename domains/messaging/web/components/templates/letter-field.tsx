import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Disclosure } from '@hearth/ui/disclosure';
import { Select } from '@hearth/ui/select';
import { useEffect } from 'react';
import { previewSending } from '../../../contract/sending-endpoints.ts';
import { listTemplates } from '../../../contract/template-endpoints.ts';
import type { Texts } from '../../../rules/merge-fields.ts';
import { useTemplateWords } from './words.ts';

const NONE = '-';

/** Chooses one of the house's own texts for people who are moved, and shows what each of them would get. Nothing where the house has none. */
export default function LetterField({
  applicationIds,
  texts,
  replaces,
  onTexts,
  onReady,
}: {
  applicationIds: readonly string[];
  texts: Texts | null;
  /** Whether a letter goes out when none of these is chosen. */
  replaces: boolean;
  onTexts: (texts: Texts | null) => void;
  /** Told whether everybody's text is whole. */
  onReady: (ready: boolean) => void;
}) {
  const { t } = useTemplateWords();
  const { id } = useBrand();
  const saved = useCall(listTemplates, { params: { id } });
  const preview = useCall(
    previewSending,
    { params: { id }, body: { application_ids: [...applicationIds], texts: texts ?? {} } },
    { enabled: texts !== null && applicationIds.length > 0, staleTime: 0 },
  );
  const receivers = texts === null ? [] : (preview.data?.receivers ?? []);
  const open = receivers.filter(({ missing }) => missing.length > 0).length;
  const ready = texts === null || (receivers.length > 0 && open === 0);
  useEffect(() => onReady(ready), [onReady, ready]);
  const templates = saved.data?.templates ?? [];
  if (templates.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Select
        label={t('letter.which')}
        placeholder={t('form.choose')}
        options={[
          { id: NONE, label: t(replaces ? 'letter.usual' : 'letter.nothing') },
          ...templates.map(({ id: template, name, brand_name: note }) => ({ id: template, label: name, note })),
        ]}
        value={templates.find((template) => template.texts === texts)?.id ?? NONE}
        onChange={(chosen) => onTexts(templates.find((template) => template.id === chosen)?.texts ?? null)}
      />
      {texts !== null && <p className="text-sm text-ink-2">{t('letter.note')}</p>}
      {open > 0 && <Alert tone="warn">{t('several.openPlaces', { count: open })}</Alert>}
      {receivers.map((receiver) => (
        <Disclosure key={receiver.application_id} plain title={<bdi>{receiver.candidate_name}</bdi>}>
          <p lang={receiver.language} dir="auto" className="whitespace-pre-wrap rounded-md bg-surface-2 p-3 text-sm">
            {receiver.text}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
