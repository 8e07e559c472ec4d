import { Entrance } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { CompanyNameField } from '../components/company-name-field.tsx';
import { CurrencyField } from '../components/currency-field.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import type { FieldRule } from '../components/use-problems.ts';
import en from '../en.json';

const RULES: Readonly<Record<string, FieldRule>> = { brand: (text) => (text.trim() === '' ? 'REQUIRED' : null) };

/** An employer's account with a brand of their own. */
export function Component() {
  const { t } = usePhrases('registration', en);
  return (
    <Entrance page={t('page.employer')} heading={t('employer.title', { product: PRODUCT })} lead={t('employer.lead')}>
      <SignUpForm
        role="EMPLOYER"
        rules={RULES}
        first={(field) => (
          <>
            <CompanyNameField field={field} />
            <CurrencyField />
          </>
        )}
      />
    </Entrance>
  );
}
