import { useCopy } from '@hearth/client/browser/use-copy';
import { Button } from '@hearth/ui/button';
import { useAccountPhrases } from './phrases.ts';

/** Recovery codes, shown this once: to print, to copy, and to say that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useAccountPhrases();
  const { copied, copy } = useCopy(codes.join('\n'));
  return (
    <div className="grid gap-4">
      <p>{t('setup.codesLead')}</p>
      <ul
        dir="ltr"
        className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-1 rounded-md border border-line bg-surface-2 p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="soft" onClick={copy}>
          {copied ? t('setup.copied') : t('setup.copy')}
        </Button>
        <Button variant="soft" onClick={() => window.print()}>
          {t('setup.print')}
        </Button>
      </div>
      <Button variant="primary" size="lg" wide className="print:hidden" onClick={onKept}>
        {t('setup.kept')}
      </Button>
    </div>
  );
}
