import { useCall } from '@hearth/client/query';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { listWeekTemplates } from '../../contract/endpoints.ts';
import type { WeekTemplate } from '../../contract/week-template-schemas.ts';
import { useWords } from '../words.ts';
import { ApplyTemplate } from './apply-template.tsx';
import { ArchiveTemplate, RenameTemplate } from './change-template.tsx';
import { SaveTemplate } from './save-template.tsx';
import { TemplateRow } from './template-row.tsx';

/** What is done with a template, over the list of them. */
export type TemplateStep =
  | { readonly kind: 'apply' | 'rename' | 'archive'; readonly template: WeekTemplate }
  | { readonly kind: 'save' };

/** The templates of a location: one is put onto the week on the screen, or the week is saved as one. */
export function Templates({ week, onClose }: { readonly week: ShownWeek; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const templates = useCall(listWeekTemplates, { params: { id: week.locationId } });
  const [step, setStep] = useState<TemplateStep | null>(null);
  const onBack = (): void => setStep(null);
  if (step?.kind === 'save') return <SaveTemplate week={week} places={templates.data?.places ?? []} onClose={onBack} />;
  if (step?.kind === 'apply')
    return <ApplyTemplate week={week} template={step.template} onBack={onBack} onClose={onClose} />;
  if (step?.kind === 'rename') return <RenameTemplate template={step.template} onClose={onBack} />;
  if (step?.kind === 'archive') return <ArchiveTemplate template={step.template} onClose={onBack} />;
  const save = (
    <Button
      variant="primary"
      disabledReason={week.positions.length === 0 ? t('weekEmpty') : undefined}
      onClick={() => setStep({ kind: 'save' })}
    >
      {t('saveWeek')}
    </Button>
  );
  return (
    <Modal open onClose={onClose} closeLabel={t('close')} title={t('title')} footer={save}>
      <Resource
        of={templates}
        rows={3}
        failed={t('failed')}
        problem={problem}
        isEmpty={(data) => data.templates.length === 0}
        empty={
          <EmptyState icon={<Icon of={LayoutTemplate} size={24} />} title={t('none')}>
            {t('noneNote')}
          </EmptyState>
        }
      >
        {(data) => (
          <ul className="divide-y divide-line">
            {data.templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                isShared={template.brand_id !== week.locationId}
                onStep={(kind) => setStep({ kind, template })}
              />
            ))}
          </ul>
        )}
      </Resource>
    </Modal>
  );
}
