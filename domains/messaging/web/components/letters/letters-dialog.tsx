import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { listLetterChoices } from '../../../contract/letter-choice-endpoints.ts';
import { listTemplates } from '../../../contract/template-endpoints.ts';
import type { Template } from '../../../contract/template-endpoints.ts';
import { pickText } from '../../../rules/merge-fields.ts';
import { TemplateForm } from '../templates/template-form.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { useTemplateWords } from '../templates/words.ts';

interface NamedSubject {
  readonly id: string;
  readonly name: string;
}

export interface LettersDialogProps {
  /** What reasons and stages are called, which another domain knows. */
  readonly words: { readonly reasons: readonly NamedSubject[]; readonly stages: readonly NamedSubject[] };
  readonly onClose: () => void;
}

/** Sets the mail for each end reason and step at a brand and below; each choice is saved at once. */
export function LettersDialog({ words, onClose }: LettersDialogProps) {
  const { t } = useTemplateWords();
  const brand = useBrand();
  const params = { id: brand.id };
  const kept = useCall(listLetterChoices, { params }, { staleTime: 0 });
  const saved = useCall(listTemplates, { params });
  const [writing, setWriting] = useState(false);
  const may = hasPermission(brand, 'SEND_MESSAGES');
  if (writing)
    return (
      <TemplateForm
        template={null}
        places={[{ brand_id: brand.id, name: brand.name }]}
        onClose={() => setWriting(false)}
        onDone={() => setWriting(false)}
      />
    );
  const { data } = kept;
  const templates = saved.data?.templates;
  const failed = [kept, saved].find(({ isError }) => isError);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('beforehand.title')}
      description={t('beforehand.lead', { name: brand.name })}
      closeLabel={t('close')}
      size="lg"
      footer={
        may && (
          <Button icon={<Icon of={Plus} />} onClick={() => setWriting(true)}>
            {t('beforehand.newText')}
          </Button>
        )
      }
    >
      {failed !== undefined ? (
        <Alert
          tone="bad"
          title={t('beforehand.failed')}
          action={<Button onClick={() => void failed.refetch()}>{t('list.again')}</Button>}
        />
      ) : data === undefined || templates === undefined ? (
        <Loading label={t('beforehand.loading')}>
          <SkeletonRows rows={6} />
        </Loading>
      ) : (
        <ChoiceLists data={data} templates={templates} words={words} mayChange={may} />
      )}
    </Modal>
  );
}

interface ChoiceListsProps extends Pick<LettersDialogProps, 'words'> {
  readonly data: AnswerOf<typeof listLetterChoices>;
  readonly templates: readonly Template[];
  readonly mayChange: boolean;
}

/** The choices by reason, by stage, and by the steps of a pipeline of the group's own. */
function ChoiceLists({ data, templates, words, mayChange }: ChoiceListsProps) {
  const { t, language } = useTemplateWords();
  const [pipelineId, setPipelineId] = useState<string | null>(null);
  const line = (about: string, name: string): ReactNode => (
    <ChoiceLine
      key={about}
      about={about}
      name={name}
      choices={data.choices}
      templates={templates}
      mayChange={mayChange}
    />
  );
  const stageNames = new Map(words.stages.map(({ id, name }) => [id, name]));
  const pipeline = data.pipelines.find(({ id }) => id === pipelineId);
  return (
    <div className="grid gap-6">
      {templates.length === 0 && <Alert tone="info">{t('beforehand.noTexts')}</Alert>}
      <Part title={t('beforehand.ends')}>{words.reasons.map(({ id, name }) => line(`REASON.${id}`, name))}</Part>
      <Part title={t('beforehand.stages')}>
        {words.stages.filter(({ id }) => id !== 'NEW').map(({ id, name }) => line(`STAGE.${id}`, name))}
      </Part>
      {data.pipelines.length > 0 && (
        <Part title={t('beforehand.steps')}>
          <li className="py-2">
            <Select
              label={t('beforehand.pipeline')}
              placeholder={t('form.choose')}
              options={data.pipelines.map(({ id, name }) => ({ id, label: name }))}
              value={pipelineId}
              onChange={setPipelineId}
            />
          </li>
          {pipeline?.steps.map(({ id, type, names }) =>
            line(`STEP.${id}`, pickText(names, language).text || (stageNames.get(type) ?? '')),
          )}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}
