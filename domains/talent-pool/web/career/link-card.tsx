import type { AnswerOf } from '@hearth/kit/endpoint';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { Clock, HeartHandshake, UserCheck, UserX } from 'lucide-react';
import { leavePool, stayInPool } from '../../contract/link-endpoints.ts';
import type { openPoolLink } from '../../contract/link-endpoints.ts';
import type { LinkStep } from '../../contract/reasons.ts';
import en from '../components/link/en.json' with { type: 'json' };

const DRAWINGS = { asked: HeartHandshake, stayed: UserCheck, left: UserX, over: Clock } as const;

/**
 * The question with two buttons, or its outcome. Buttons, because mail programs prefetch links. What changes anything
 * is a button: mail programs open links before people do.
 */
export function LinkCard({
  step,
  asked,
  token,
}: {
  readonly step: LinkStep;
  readonly asked: AnswerOf<typeof openPoolLink> | null;
  readonly token: string;
}) {
  const { t } = usePhrases('talent-pool-link', en);
  const format = useFormat();
  const employer = asked?.employer_name ?? '';
  return (
    <div className="rounded-lg border border-line bg-surface text-ink shadow-raised">
      <EmptyState
        icon={<Icon of={DRAWINGS[step]} size={24} />}
        headingLevel={2}
        title={t(`${step}.title`, { employer })}
        action={
          step === 'asked' ? (
            <div className="flex flex-wrap justify-center gap-3">
              <AnswerForm path={stayInPool.path} token={token} label={t('yes')} primary />
              <AnswerForm path={leavePool.path} token={token} label={t('no')} />
            </div>
          ) : (
            <LinkButton href="/careers" size="lg">
              {t('jobs')}
            </LinkButton>
          )
        }
      >
        <p>{t(`${step}.text`)}</p>
        {asked?.consent === 'GIVEN' && step === 'asked' && (
          <p className="mt-2">{t('given', { date: format.instantDate(asked.until, 'UTC') })}</p>
        )}
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
  path: string;
  token: string;
  label: string;
  primary?: boolean;
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
