import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { BellOff, BellRing, Clock, MailCheck } from 'lucide-react';
import { confirmAlert, stopAlert } from '../../../contract/alert-endpoints.ts';
import { alertPath } from '../../../rules/alert.ts';
import { useAlertWords } from '../../components/alerts/words.ts';
import { useAddresses } from '../addresses.tsx';

/** The steps after the form, each with its own address. */
export const ALERT_STEPS = ['sent', 'confirm', 'confirmed', 'stop', 'stopped', 'over'] as const;
export type AlertStep = (typeof ALERT_STEPS)[number];

const DRAWINGS = {
  sent: MailCheck,
  confirm: BellRing,
  confirmed: BellRing,
  stop: BellOff,
  stopped: BellOff,
  over: Clock,
} as const;

/**
 * One step of an alert. Actions are buttons, because mail programs prefetch links. What changes anything is a button:
 * mail programs open links before people do.
 */
export function AlertStepCard(props: {
  readonly step: AlertStep;
  readonly token: string;
  readonly site: string;
  readonly home: string;
}) {
  const { step, token, site, home } = props;
  const { t } = useAlertWords();
  const { to } = useAddresses();
  return (
    <div className="rounded-lg border border-line bg-surface text-ink shadow-raised">
      <EmptyState
        icon={<Icon of={DRAWINGS[step]} size={24} />}
        headingLevel={2}
        title={t(`step.${step}.title`)}
        action={
          step === 'confirm' || step === 'stop' ? (
            <form action={(step === 'confirm' ? confirmAlert : stopAlert).path} method="post">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" variant="primary" size="lg">
                {t(`act.${step}`)}
              </Button>
            </form>
          ) : (
            <LinkButton href={to(step === 'over' ? alertPath(site) : home)} size="lg">
              {step === 'over' ? t('act.again') : t('act.jobs')}
            </LinkButton>
          )
        }
      >
        {t(`step.${step}.text`)}
      </EmptyState>
    </div>
  );
}
