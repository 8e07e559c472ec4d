import { Entrance } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { SignUpForm } from '../components/sign-up-form.tsx';
import en from '../en.json';

/** A job seeker's account. */
export function Component() {
  const { t } = usePhrases('registration', en);
  return (
    <Entrance page={t('page.candidate')} heading={t('candidate.title')} lead={t('candidate.lead')}>
      <SignUpForm role="CANDIDATE" />
    </Entrance>
  );
}
