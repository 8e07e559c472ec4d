import { useUser } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { changeNavigationPreferences, getNavigationPreferences } from '@hearth/domains/user-preferences/contract';
import { localizedAddress, LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { ErrorState } from '@hearth/ui/error-state';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { RadioGroup } from '@hearth/ui/radio-group';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ColourScheme } from '../shell/colour-scheme.ts';
import { chooseColourScheme, readColourScheme } from '../shell/colour-scheme.ts';
import en from './phrases/en.json';
import { Card } from './card.tsx';
import { EmployerMailSettings } from './house-mail.tsx';
import { MailChoices } from './mail.tsx';
import { SmsSettings } from './texts.tsx';

const SCHEMES = ['system', 'light', 'dark', 'contrast'] as const;
const HOMES = ['AUTOMATIC', 'HALO_DASHBOARD', 'RISK_ANALYSIS', 'EMPLOYEE_VOICE'] as const;

/** The reader's own preferences: start page, language and appearance. */
export function Component() {
  const { t } = usePhrases('settings', en);
  const { user_employer: isEmployer } = useUser();
  return (
    <div className="grid max-w-2xl gap-6">
      <PageTitle>{t('preferences.title')}</PageTitle>
      <PageHeader title={t('preferences.title')} />
      {isEmployer === true && <Start />}
      <MailChoices />
      <SmsSettings />
      {isEmployer === true && <EmployerMailSettings />}
      <Language />
      <Appearance />
    </div>
  );
}

function Start() {
  const { t, problem } = usePhrases('settings', en);
  const cache = useQueryClient();
  const preferences = useCall(getNavigationPreferences, {});
  const change = useSend(changeNavigationPreferences, {
    onSuccess: (answer) => cache.setQueryData(callKey(getNavigationPreferences, {}), answer),
  });
  const sent = change.isPending ? change.variables.body.default_home_page : undefined;
  const kept = sent === undefined ? preferences.data?.default_home_page : sent;
  return (
    <Card title={t('start.title')} note={t('start.note')}>
      {change.isError && (
        <Alert tone="bad" urgent>
          {problem(change.error)}
        </Alert>
      )}
      {preferences.isError ? (
        <ErrorState title={problem(preferences.error)} />
      ) : preferences.data === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <RadioGroup
          label={t('start.title')}
          labelHidden
          value={kept ?? 'AUTOMATIC'}
          onChange={(home) => change.mutate({ body: { default_home_page: home === 'AUTOMATIC' ? null : home } })}
          options={HOMES.map((value) => ({ value, label: t(`start.${value}`) }))}
        />
      )}
    </Card>
  );
}

function Language() {
  const { t } = usePhrases('settings', en);
  const current = useLanguage();
  const here = new URL(location.href);
  return (
    <Card title={t('language.title')} note={t('language.note')}>
      <ul className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => {
          const href = localizedAddress(language, here);
          const isCurrent = language === current;
          if (href === null && !isCurrent) return null;
          return (
            <li key={language}>
              <a
                href={href ?? here.href}
                lang={language}
                dir="auto"
                aria-current={isCurrent ? 'true' : undefined}
                className={`inline-flex min-h-9 items-center rounded-sm border px-3 phone:min-h-11 ${isCurrent ? 'border-accent-ink bg-accent-soft font-bold text-accent-ink' : 'border-line-field hover:bg-sunken'}`}
              >
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Appearance() {
  const { t } = usePhrases('settings', en);
  const [scheme, setScheme] = useState(readColourScheme);
  const choose = (next: ColourScheme): void => {
    chooseColourScheme(next);
    setScheme(next);
  };
  return (
    <Card title={t('appearance.title')} note={t('appearance.note')}>
      <RadioGroup
        label={t('appearance.title')}
        labelHidden
        value={scheme}
        onChange={choose}
        options={SCHEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      />
    </Card>
  );
}
