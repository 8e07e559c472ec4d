import { localizedAddress, LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import { TEXT_LINK } from '@hearth/ui/link-button';
import en from '../en.json';
import { useEffect } from 'react';
import { useHydrated } from './use-hydrated.ts';

const keepTyped = () => import('./keep-typed.ts');

/** The page in the other languages: each has its own address, and what was typed comes along. Nothing stands here where the address can have none. */
export function Languages() {
  const language = useLanguage();
  const { t } = usePhrases('identity', en);
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && location.hash.startsWith('#typed='))
      void keepTyped().then(({ restoreFormState: takeTyped }) => takeTyped());
  }, [hydrated]);
  if (!hydrated) return <div className="min-h-6" />;
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => {
    const href = localizedAddress(other, new URL(location.href));
    return href === null ? [] : [{ other, href }];
  });
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('languages')} className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      {others.map(({ other, href }) => (
        <a
          key={other}
          href={href}
          lang={other}
          onClick={(event) => {
            event.preventDefault();
            void keepTyped().then(({ withFormState: withTyped }) => location.assign(withTyped(href)));
          }}
          className={`${TEXT_LINK} inline-flex min-h-6 items-center font-normal phone:min-h-11`}
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </nav>
  );
}
