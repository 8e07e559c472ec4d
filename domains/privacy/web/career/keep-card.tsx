import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { Archive, Clock, HeartHandshake, Trash2 } from 'lucide-react';
import type { KeepStep } from '../../contract/asking.ts';
import { deleteAsPlanned, keepLonger } from '../../contract/link-endpoints.ts';
import type { openKeepLink } from '../../contract/link-endpoints.ts';
import en from '../en.json' with { type: 'json' };

const DRAWINGS = { asked: HeartHandshake, kept: Archive, ended: Trash2, over: Clock } as const;

/**
 * The question with two buttons, or its outcome. Buttons, because mail programs prefetch links. What changes anything
 * is a button: mail programs open links before people do.
 */
export function KeepCard({
  step,
  asked,
  token,
}: {
  readonly step: KeepStep;
  readonly asked: AnswerOf<typeof openKeepLink> | null;
  readonly token: string;
}) {
  const { t } = usePhrases('privacy', en);
  const format = useFormat();
  const values = { employer: asked?.employer_name ?? '', span: t(`link.span.${asked?.span ?? 'YEAR_1'}`) };
  return (
    <div className="rounded-lg border border-line bg-surface text-ink shadow-raised">
      <EmptyState
        icon={<Icon of={DRAWINGS[step]} size={24} />}
        headingLevel={2}
        title={t(`link.${step}.title`, values)}
        action={
          step === 'asked' ? (
            <div className="flex flex-wrap justify-center gap-3">
              <AnswerForm path={keepLonger.path} token={token} label={t('link.yes')} primary />
              <AnswerForm path={deleteAsPlanned.path} token={token} label={t('link.no')} />
            </div>
          ) : (
            <LinkButton href="/careers" size="lg">
              {t('link.jobs')}
            </LinkButton>
          )
        }
      >
        <p>{t(`link.${step}.text`, values)}</p>
        {step === 'asked' && (
          <ul className="mt-2 grid gap-1 font-bold">
            {asked?.applications.map(({ job_title: job, location_name: place, deleted_at: at }) => (
              <li key={`${job} ${place} ${at}`}>
                {t('link.line', { job, place, date: format.instantDate(at, 'UTC') })}
              </li>
            ))}
          </ul>
        )}
        {step === 'asked' && asked?.answer === 'KEEP' && <p className="mt-2">{t('link.given')}</p>}
      </EmptyState>
    </div>
  );
}

function AnswerForm({
  path,
  token,
  label,
  primary = false,
}: {
  readonly path: string;
  readonly token: string;
  readonly label: string;
  readonly primary?: boolean;
}) {
  return (
    <form action={path} method="post">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={primary ? 'primary' : 'secondary'} size="lg">
        {label}
      </Button>
    </form>
  );
}
