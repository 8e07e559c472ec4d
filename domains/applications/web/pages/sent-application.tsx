import { useClient } from '@hearth/client/context';
import { HouseEntrance } from '@hearth/domains/core/widgets';
import { errorCode, OpeningLink } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useCallback, useEffect, useState } from 'react';
import { openSent } from '../../contract/sent-endpoints.ts';
import en from '../components/sent/en.json' with { type: 'json' };
import { EndedLink } from '../components/sent/ended-link.tsx';
import { SentFacts } from '../components/sent/sent-facts.tsx';

/** Where the link of a confirmation leads: the application, without signing in. The secret is behind the `#`, which no server is told. */
export function Component() {
  const { t, problem } = usePhrases('applications-sent', en);
  const client = useClient();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const [sent, setSent] = useState<AnswerOf<typeof openSent> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const open = useCallback(() => {
    client.call(openSent, { body: { link } }).then(setSent, setError);
  }, [client, link]);
  useEffect(() => {
    if (link !== '') open();
  }, [link, open]);
  if (sent !== null)
    return (
      <HouseEntrance
        house={sent.house}
        page={t('page')}
        heading={sent.job_title}
        lead={t(sent.is_waiting ? 'waiting.lead' : 'lead', { employer: sent.employer_name })}
      >
        <SentFacts sent={sent} link={link} onConfirmed={setSent} />
      </HouseEntrance>
    );
  const isOver = link === '' || errorCode(error) === 'APPLICATION_LINK_NOT_VALID';
  return (
    <OpeningLink
      page={t('page')}
      heading={t('page')}
      ended={isOver ? <EndedLink link={link} /> : null}
      loading={t('loading')}
      failed={error === null ? null : problem(error)}
      onAgain={() => {
        setError(null);
        open();
      }}
    />
  );
}
