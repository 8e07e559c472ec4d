import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useNavigate, useParams } from 'react-router';
import { useTemplate } from '../api.ts';
import { TemplateEditor } from '../components/templates/template-editor.tsx';
import { useTemplateWords } from '../components/templates/words.ts';

const NEW = 'new';

/** One template's editor. */
export function Component() {
  const { t, problem } = useTemplateWords();
  const { templateId = NEW } = useParams();
  const navigate = useNavigate();
  const read = useTemplate(templateId === NEW ? null : templateId);
  const { data: template, error, refetch } = read;
  const leave = (): void => void navigate('/hiring/templates');
  if (templateId === NEW) return <TemplateEditor template={null} onDone={leave} />;
  if (template !== undefined) return <TemplateEditor key={template.id} template={template} onDone={leave} />;
  if (error !== null) {
    return (
      <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {problem(error)}
      </ErrorState>
    );
  }
  return (
    <PendingRead of={read}>
      <Loading label={t('loading')}>
        <SkeletonText lines={8} />
      </Loading>
    </PendingRead>
  );
}
