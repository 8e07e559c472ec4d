import { Upload } from 'lucide-react';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook, TextButton } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { saveFile } from '@hearth/client/browser/save-file';
import { useWords } from '../words.ts';
import { KIND_ORDER } from './kind-choice.tsx';
import { KindIcon } from './kind-icon.tsx';
import { buildTemplateFile } from './template.ts';

/** An empty list as a beginning: what can be imported, in which order, and a template for each. */
export function FirstImport() {
  const { t } = useWords();
  return (
    <div className="grid gap-5">
      <Card>
        <EmptyState
          icon={<Icon of={Upload} size={24} />}
          title={t('list.emptyTitle')}
          action={
            <Link to="/settings/imports/new" className={linkButtonLook('primary', 'lg')}>
              {t('list.start')}
            </Link>
          }
        >
          {t('list.emptyText')}
        </EmptyState>
      </Card>
      <h2 className="text-base font-bold">{t('list.order')}</h2>
      <ol className="grid gap-3 md:grid-cols-3">
        {KIND_ORDER.map((kind, index) => (
          <li key={kind}>
            <Card
              className="h-full"
              headingLevel={3}
              title={
                <span className="flex items-center gap-2">
                  <span className="grid size-6 place-items-center rounded-full bg-accent-soft text-sm text-accent-ink">
                    {index + 1}
                  </span>
                  <KindIcon kind={kind} />
                  {t(`kinds.${kind}`)}
                </span>
              }
            >
              <p className="mb-3 text-base text-ink-2">{t(`kindNotes.${kind}`)}</p>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Link to={`/settings/imports/new?kind=${kind}`} className={linkButtonLook('secondary', 'sm')}>
                  {t(`list.choose${kind}`)}
                </Link>
                <TextButton
                  className="text-sm"
                  aria-label={t('list.templateOf', { kind: t(`kinds.${kind}`) })}
                  onClick={() => saveFile(buildTemplateFile(kind), `${kind.toLowerCase()}.csv`)}
                >
                  {t('list.template')}
                </TextButton>
              </span>
            </Card>
          </li>
        ))}
      </ol>
    </div>
  );
}
