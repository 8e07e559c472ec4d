import { CodeForm } from './code-form.tsx';
import { useAccountPhrases } from './phrases.ts';

/** Verifies the signed-in person's address by a mailed code within another page. */
export function ProveAddressStep({ address, onDone }: { readonly address: string; readonly onDone: () => void }) {
  const { t } = useAccountPhrases();
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-bold">{t('verify.title')}</h2>
      <p>{t('verify.codeLead', { address })}</p>
      <CodeForm sends onDone={onDone} />
    </div>
  );
}
