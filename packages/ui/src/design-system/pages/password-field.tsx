import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { PasswordField } from '../../password-field/index.tsx';

function Field({ error }: { error?: string }) {
  const { t } = useExamplePhrases();
  return (
    <PasswordField
      className="max-w-80"
      label="Password"
      showLabel={t('widgets.showPassword')}
      hideLabel={t('widgets.hidePassword')}
      defaultValue="a good long one"
      autoComplete="off"
      error={error}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Hidden and shown', Show: () => <Field /> },
    { title: 'Error', Show: () => <Field error="Use at least eight characters." /> },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Shows the password, or hides it again.',
      at: 'role=button[name="Show password"]',
      outcome: { shown: 'role=button[name="Hide password"]' },
    },
  ],
  dos: ['Set autoComplete to current-password or new-password, so that password managers know.'],
  donts: ['Forbid pasting.', 'Ask for it twice: showing it does the same.'],
};
