import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Card } from '@hearth/ui/card';
import { LinkButton } from '@hearth/ui/link-button';
import { Meter } from '@hearth/ui/progress';
import { listMyOnboarding } from '../../contract/endpoints.ts';
import { ONBOARDING_CHANGED } from '../../contract/events.ts';
import { useWords } from '../words.ts';

/** On the home of whoever has steps of their own to do; nothing for everybody else. */
export function OwnOnboardingCard() {
  const { t } = useWords();
  const own = useCall(listMyOnboarding, {});
  useReadAgainOn([ONBOARDING_CHANGED], [listMyOnboarding]);
  const open = own.data?.journeys.find(({ state, done, total }) => state === 'UNDER_WAY' && done < total);
  if (open === undefined) return null;
  const { done, total } = open;
  return (
    <Card title={t(`own.cardOf.${open.purpose}`)}>
      <div className="grid gap-3">
        <Meter label={t('own.label')} value={done} max={total} valueText={t('own.progress', { done, total })} />
        <LinkButton href="/my/onboarding" variant="primary" wide>
          {t('own.open')}
        </LinkButton>
      </div>
    </Card>
  );
}
