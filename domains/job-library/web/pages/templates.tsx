import { hasPermission, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { ArrowLeft, LayoutTemplate, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { TemplateLine } from '../../contract/schemas.ts';
import { useTemplates } from '../components/templates/api.ts';
import { TemplateFacts } from '../components/templates/template-facts.tsx';
import { useTemplateWords } from '../components/templates/words.ts';

const KeepDialog = lazy(async () => ({ default: (await import('../components/bank/keep-dialog.tsx')).BankDialog }));

const KeepStepsDialog = lazy(async () => ({
  default: (await import('../components/pipelines/keep-steps-dialog.tsx')).PipelinesDialog,
}));

/** The group's templates, each with a button to create a job from it. */
export function Component() {
  const { t, problem } = useTemplateWords();
  const brand = useBrand();
  const library = useTemplates();
  const [keeps, setKeeps] = useState<'bank' | 'steps' | null>(null);
  const hasAny = (library.data?.pages[0]?.templates.length ?? 0) > 0;
  const isAuthor = brand.id === brand.groupId && hasPermission(brand, 'MANAGE_JOBS');
  const create = isAuthor && (
    <Link to="/hiring/templates/new" className={linkButtonLook('primary', 'md')}>
      <Icon of={Plus} />
      {t('new')}
    </Link>
  );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        className="mb-4"
        title={t('title')}
        note={t('lead')}
        above={
          <Link
            to="/hiring/jobs"
            className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
          >
            <Icon of={ArrowLeft} directional />
            {t('back')}
          </Link>
        }
        actions={
          <>
            <Button onClick={() => setKeeps('steps')}>{t('steps')}</Button>
            <Button onClick={() => setKeeps('bank')}>{t('bank')}</Button>
            {hasAny && create}
          </>
        }
      />
      <Card flush>
        <PagedList
          of={library}
          items={(page) => page.templates}
          rows={4}
          failed={t('failed')}
          problem={problem}
          empty={
            <EmptyState icon={<Icon of={LayoutTemplate} size={24} />} title={t('emptyTitle')} action={create}>
              {t(isAuthor ? 'emptyHelp' : 'emptyBelow')}
            </EmptyState>
          }
        >
          {(lines) => (
            <ul>
              {lines.map((template) => (
                <TemplateRow key={template.id} template={template} isAuthor={isAuthor} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      <Suspense fallback={null}>
        {keeps === 'bank' && <KeepDialog onClose={() => setKeeps(null)} />}
        {keeps === 'steps' && <KeepStepsDialog onClose={() => setKeeps(null)} />}
      </Suspense>
    </>
  );
}

function TemplateRow({ template, isAuthor }: { readonly template: TemplateLine; readonly isAuthor: boolean }) {
  const { t } = useTemplateWords();
  const brand = useBrand();
  const { id, name } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 md:px-5">
      <div className="min-w-0 flex-[1_1_14rem]">
        {isAuthor ? (
          <Link
            to={`/hiring/templates/${id}`}
            className="inline-flex items-center font-bold hover:text-accent-ink phone:min-h-11"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <p className="font-bold">
            <bdi>{name}</bdi>
          </p>
        )}
        <TemplateFacts template={template} />
      </div>
      {hasPermission(brand, 'MANAGE_JOBS') && (
        <Link
          to={`/hiring/jobs/new?template=${id}`}
          aria-label={t('useNamed', { name })}
          className={linkButtonLook('secondary', 'md')}
        >
          {t('use')}
        </Link>
      )}
    </li>
  );
}
