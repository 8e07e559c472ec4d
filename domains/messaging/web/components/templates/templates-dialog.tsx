import { useCall } from '@hearth/client/query';
import { Button, IconButton } from '@hearth/ui/button';
import { Badge } from '@hearth/ui/badge';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { Pencil, Plus, TextQuote } from 'lucide-react';
import { useId, useState } from 'react';
import type { FilledTemplate } from '../../../contract/template-endpoints.ts';
import { fillTemplates } from '../../../contract/template-endpoints.ts';
import { TemplateForm } from './template-form.tsx';
import { useTemplateWords } from './words.ts';

/** Lists the templates filled for this conversation, to insert, create or edit one. */
export function TemplatesDialog({
  applicationId,
  onUse,
  onClose,
}: {
  applicationId: string;
  onUse: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useTemplateWords();
  const texts = useCall(fillTemplates, { params: { id: applicationId } }, { staleTime: 0 });
  const [edited, setEdited] = useState<FilledTemplate | 'new' | null>(null);
  const { data } = texts;
  if (edited !== null && data !== undefined) {
    return (
      <TemplateForm
        template={edited === 'new' ? null : edited}
        places={data.places}
        onClose={() => setEdited(null)}
        onDone={() => setEdited(null)}
      />
    );
  }
  const mayWrite = (brandId?: string): boolean =>
    data?.places.some((place) => brandId === undefined || place.brand_id === brandId) ?? false;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('list.title')}
      closeLabel={t('close')}
      size="md"
      dismissable
      footer={
        mayWrite() && (
          <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
            {t('list.new')}
          </Button>
        )
      }
    >
      {data === undefined ? (
        texts.isError ? (
          <ErrorState
            title={t('list.failed')}
            action={<Button onClick={() => void texts.refetch()}>{t('list.again')}</Button>}
          />
        ) : (
          <Loading label={t('list.loading')}>
            <SkeletonRows rows={4} />
          </Loading>
        )
      ) : data.templates.length === 0 ? (
        <EmptyState icon={<Icon of={TextQuote} size={24} />} title={t('list.empty')}>
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {data.templates.map((template) => (
            <TemplateLine
              key={template.id}
              template={template}
              onUse={() => onUse(template.text)}
              onEdit={mayWrite(template.brand_id) ? () => setEdited(template) : undefined}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function TemplateLine({
  template,
  onUse,
  onEdit,
}: {
  template: FilledTemplate;
  onUse: () => void;
  onEdit: (() => void) | undefined;
}) {
  const { t } = useTemplateWords();
  const { name, text, missing, language, brand_name: place } = template;
  const nameId = useId();
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p id={nameId} className="font-bold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-ink-2">{t('list.at', { place })}</p>
        </div>
        {onEdit !== undefined && (
          <IconButton size="sm" label={t('list.change', { name })} icon={<Icon of={Pencil} />} onClick={onEdit} />
        )}
        <Button size="sm" variant="soft" aria-describedby={nameId} onClick={onUse}>
          {t('list.use')}
        </Button>
      </div>
      <p lang={language} dir="auto" className="line-clamp-3 text-sm whitespace-pre-wrap">
        {text}
      </p>
      {missing.length > 0 && (
        <span>
          <Badge tone="warn">{t('list.missing', { places: missing.map((field) => `{{${field}}}`).join(' ') })}</Badge>
        </span>
      )}
    </li>
  );
}
