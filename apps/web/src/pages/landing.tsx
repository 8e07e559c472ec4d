import { useUser } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import en from './phrases/en.json';

/** The plain page behind the login: where people arrive when no home of theirs can be chosen. It never sends them on. */
export function Component() {
  const { t } = usePhrases('pages', en);
  const { first_name: name } = useUser();
  return (
    <>
      <PageTitle>{t('landing.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{name === '' ? t('landing.title') : t('landing.greeting', { name })}</h1>
      <p className="mt-2 text-ink-2">{t('landing.explanation')}</p>
    </>
  );
}
