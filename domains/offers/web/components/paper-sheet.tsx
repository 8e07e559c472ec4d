import { Alert } from '@hearth/ui/alert';
import { Disclosure } from '@hearth/ui/disclosure';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { PRINTED, usePrintOnly } from '@hearth/ui/print-only';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { OfferDocument } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { PaperText } from './paper-text.tsx';
import { SIGNATURE_VIEW_BOX, SignatureLines } from './signature-lines.tsx';

/** A document with its signature, readable and printable. */
export function PaperSheet({ paper }: { paper: OfferDocument }) {
  const { t } = useWords();
  usePrintOnly('size: A4; margin: 20mm');
  return (
    <>
      <Sheet paper={paper} />
      <div>
        <Button size="lg" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('paper.print')}
        </Button>
      </div>
      {createPortal(
        <div {...PRINTED} data-theme="light" className="hidden bg-[#fff] text-[#000] print:block">
          <Sheet paper={paper} />
        </div>,
        document.body,
      )}
    </>
  );
}

function Sheet({ paper }: { paper: OfferDocument }) {
  const { t } = useWords();
  const { signature } = paper;
  return (
    <div className="grid gap-4">
      <PaperText document={paper.document} language={paper.language} />
      {signature !== null && (
        <section className="grid gap-3 break-inside-avoid rounded-md border border-line p-5 sm:p-6">
          <h3 className="font-bold">{t('paper.signedBy', { name: paper.candidate_name })}</h3>
          {signature.strokes.length > 0 ? (
            <svg
              viewBox={SIGNATURE_VIEW_BOX}
              role="img"
              aria-label={t('paper.drawing', { name: paper.candidate_name })}
              className="w-full max-w-80 border-b border-line"
            >
              <SignatureLines strokes={signature.strokes} />
            </svg>
          ) : (
            <p dir="auto" className="border-b border-line pb-1 text-2xl italic">
              {signature.name}
            </p>
          )}
          <Evidence paper={paper} />
          {signature.is_intact ? (
            <Alert tone="ok">{t('paper.intact')}</Alert>
          ) : (
            <Alert tone="bad">{t('paper.broken')}</Alert>
          )}
        </section>
      )}
    </div>
  );
}

/** The evidence of a signature: what was agreed and when; what a court would ask for besides is folded away, and printed. */
function Evidence({ paper: { signature, time_zone: zone, language } }: { paper: OfferDocument }) {
  const { t, format } = useWords();
  if (signature === null) return null;
  const traces = [
    [t('paper.from'), signature.ip],
    [t('paper.device'), signature.user_agent],
    [t('paper.hash'), signature.sha256],
  ] as const;
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <div>
          <dt className="text-ink-2">{t('paper.agreed')}</dt>
          <dd lang={language} dir="auto">
            {signature.consent}
          </dd>
        </div>
        <Lines lines={[[t('paper.when'), format.instant(signature.signed_at, zone, 'full')]]} />
      </dl>
      <Disclosure plain title={t('paper.details')} className="text-sm print:hidden">
        <dl className="grid gap-2">
          <Lines lines={traces} />
        </dl>
      </Disclosure>
      <dl className="hidden gap-2 text-sm print:grid">
        <Lines lines={traces} />
      </dl>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly (readonly [label: string, text: string])[] }) {
  return lines
    .filter(([, text]) => text !== '')
    .map(([label, text]) => (
      <div key={label}>
        <dt className="text-ink-2">{label}</dt>
        <dd dir="auto" className="break-all">
          {text}
        </dd>
      </div>
    ));
}
