import { usePhrases } from '@hearth/i18n/phrases';
import { TextField } from '@hearth/ui/text-field';
import en from '../en.json';
import type { GetField } from './use-fields.ts';

/** The name of a company that is being founded. */
export function CompanyNameField({ field }: { readonly field: GetField }) {
  const { t } = usePhrases('registration', en);
  return (
    <TextField
      {...field('brand')}
      size="xl"
      label={t('fields.brand')}
      help={t('fields.brandHelp')}
      autoComplete="organization"
      maxLength={120}
    />
  );
}
