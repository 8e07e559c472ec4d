import { useConnection } from '@hearth/client/context';
import { useLinkRecord } from '@hearth/client/use-link-record';
import { HouseEntrance } from '@hearth/domains/core/widgets';
import { errorCode, OpeningLink } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { useCallback, useState } from 'react';
import { answerOnboarding, openOnboarding, sendOnboardingFile } from '../../contract/endpoints.ts';
import type { OwnJourney, Step, StepAnswer } from '../../contract/schemas.ts';
import { OwnJourneyView } from '../components/own-journey.tsx';
import { useWords } from '../words.ts';

type Deed =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly sent: StepAnswer }
  | {
      readonly kind: 'file';
      readonly validUntil: string | null;
      readonly step: Pick<Step, 'id' | 'version'>;
      readonly file: File;
    };

/**
 * Where the link of a new hire leads: what is to be read, entered and signed before the first day, without an account. The secret stands
 * behind the `#`, which no server is told.
 */
export function Component() {
  const { t, problem, format } = useWords();
  const { client } = useConnection();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const perform = useCallback(
    (deed: Deed): Promise<OwnJourney> => {
      switch (deed.kind) {
        case 'answer':
          return client.call(answerOnboarding, { body: { link, ...deed.sent } });
        case 'file': {
          const { id, version } = deed.step;
          return client.call(sendOnboardingFile, {
            body: {
              link,
              step_id: id,
              version: String(version),
              ...(deed.validUntil === null ? {} : { valid_until: deed.validUntil }),
            },
            files: [deed.file],
          });
        }
        default:
          return client.call(openOnboarding, { body: { link } });
      }
    },
    [client, link],
  );
  const { opened, busy, error, act } = useLinkRecord<OwnJourney, Deed>(link, perform);
  if (opened === null) {
    const isOver = link === '' || errorCode(error) === 'ONBOARDING_LINK_NOT_VALID';
    return (
      <OpeningLink
        page={t('own.page')}
        heading={t('own.page')}
        ended={isOver ? <Alert tone="bad">{problem({ code: 'ONBOARDING_LINK_NOT_VALID' })}</Alert> : null}
        loading={t('loading')}
        rows={6}
        failed={error === null ? null : problem(error)}
        onAgain={() => void act({ kind: 'open' })}
      />
    );
  }
  const {
    first_name: name,
    house: { name: employer },
    location_name: place,
    starts_on: startsOn,
  } = opened;
  return (
    <HouseEntrance
      house={opened.house}
      page={t('own.page')}
      heading={t(opened.purpose === 'JOINING' ? 'own.hello' : 'own.helloAgain', { name })}
      lead={t(`own.leadOf.${opened.purpose}`, { employer, location: place, date: format.date(startsOn) })}
    >
      <OwnJourneyView
        journey={opened}
        problem={error === null ? null : problem(error)}
        doings={{
          busy,
          answer: (sent) => act({ kind: 'answer', sent }),
          sendFile: (step, file, validUntil) => act({ kind: 'file', step, file, validUntil }),
        }}
      />
    </HouseEntrance>
  );
}
