import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnRequest, Signing } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { SignForm } from './sign-form.tsx';
import { SignerList } from './signer-list.tsx';

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

/** What a signer does; each answers whether it was done. */
export interface SigningDoings {
  readonly busy: boolean;
  readonly sign: (sent: Signing) => Promise<boolean>;
  /** Throws what it was refused with. */
  readonly decline: (reason: string) => Promise<unknown>;
  readonly loadFile: () => Promise<Blob>;
  readonly download: () => Promise<void>;
}

/** A document for its signer: what it says in plain words, the document, and the place to sign or to say no. */
export function SigningView({
  own,
  doings,
  problem,
}: {
  readonly own: OwnRequest;
  readonly doings: SigningDoings;
  /** Why the last try failed; null where it didn't. */
  readonly problem: string | null;
}) {
  const { t, format } = useWords();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2">
        {t('sign.facts', { employer: own.employer_name, number: own.number })}
        {own.expires_on !== null &&
          own.state === 'WAITING' &&
          ` · ${t('sign.until', { date: format.date(own.expires_on) })}`}
      </p>
      <Standing own={own} />
      {own.summary !== '' && (
        <Card title={t('sign.summary')} headingLevel={2}>
          <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            {own.summary}
          </p>
          <p className="mt-2 text-sm text-ink-2">{t('sign.summaryNote')}</p>
        </Card>
      )}
      <Document own={own} doings={doings} />
      {problem !== null && <Alert tone="bad" urgent title={problem} />}
      {own.turn === 'YOURS' && (
        <Card title={t('sign.title')} headingLevel={2}>
          <SignForm
            key={`${own.id} ${own.signer_version}`}
            own={own}
            doings={doings}
            onDecline={() => setDeclining(true)}
          />
        </Card>
      )}
      <Card title={t('sign.signers')} headingLevel={2}>
        <SignerList signers={own.signers} />
      </Card>
      {isDeclining && (
        <DeclineDialog
          of={own.role === 'MANAGER' ? 'EMPLOYER' : 'OWN'}
          send={doings.decline}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  );
}

function Standing({ own }: { readonly own: OwnRequest }) {
  const { t, format } = useWords();
  if (own.state === 'REPLACED') return <Alert tone="warn" title={t('sign.replaced')} />;
  if (own.state === 'VOIDED' || own.state === 'DECLINED')
    return (
      <Alert tone="warn" title={t(own.state === 'VOIDED' ? 'sign.voided' : 'sign.declined')}>
        {own.reason}
      </Alert>
    );
  if (own.state === 'EXPIRED') return <Alert tone="warn" title={t('sign.expired')} />;
  if (own.state === 'SIGNED') return <Alert tone="ok" title={t(own.is_sealed ? 'sign.sealed' : 'sign.sealing')} />;
  if (own.turn === 'OTHERS') return <Alert tone="info" title={t('sign.waits')} />;
  if (own.turn === 'OVER' && own.signed_at !== null)
    return <Alert tone="ok" title={t('sign.done', { date: format.date(own.signed_at.slice(0, 10)) })} />;
  return null;
}

function Document({ own, doings }: { readonly own: OwnRequest; readonly doings: SigningDoings }) {
  const { t } = useWords();
  const isText = own.source === 'TEXT' && own.state !== 'SIGNED';
  return (
    <Card
      title={<bdi className="[overflow-wrap:anywhere]">{own.title}</bdi>}
      headingLevel={2}
      action={
        <Button size="sm" icon={<Icon of={Download} />} onClick={() => void doings.download()}>
          {t('sign.download')}
        </Button>
      }
    >
      {isText ? (
        <div dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {own.text}
        </div>
      ) : (
        <Suspense>
          <PdfPages
            key={String(own.is_sealed)}
            load={doings.loadFile}
            pages={own.pages}
            title={own.title}
            over={(page) =>
              own.turn === 'YOURS' &&
              own.fields
                .filter((field) => field.page === page)
                .map((field) => (
                  <span
                    key={field.id}
                    className="absolute grid place-items-center overflow-hidden rounded-sm border border-brand bg-brand/10 text-center text-[0.65rem] leading-none text-[#0d1a66]"
                    style={{
                      insetInlineStart: `${field.x / 100}%`,
                      top: `${field.y / 100}%`,
                      width: `${field.width / 100}%`,
                      height: `${field.height / 100}%`,
                    }}
                  >
                    {field.label === '' ? t(`kind.${field.kind}`) : field.label}
                  </span>
                ))
            }
          />
        </Suspense>
      )}
    </Card>
  );
}
