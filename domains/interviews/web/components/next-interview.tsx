import { useClient } from '@hearth/client/context';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { openInterview } from '../../contract/endpoints.ts';
import type { OwnInterview } from '../../contract/schemas.ts';
import { keepCalendar } from '../keep-calendar.ts';
import { useWords } from '../words.ts';
import { InterviewFacts } from './interview-facts.tsx';

/** The reader's next interview: when, where and with whom, to be kept in a calendar or moved to another time. */
export function NextInterview({ interview }: { interview: OwnInterview & { readonly link: string } }) {
  const { t, problem } = useWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const { link } = interview;
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      keepCalendar((await client.call(openInterview, { body: { link } })).calendar);
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      title={t('own.next')}
      action={interview.is_in_question ? <Badge tone="warn">{t('own.inQuestion')}</Badge> : undefined}
    >
      <p className="mb-2 font-bold break-words">
        {t('book.lead', { job: interview.job_title, employer: interview.employer_name })}
      </p>
      <InterviewFacts interview={interview} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={<Icon of={CalendarPlus} />} busy={busy} onClick={() => void keep()}>
          {t('book.calendar')}
        </Button>
        <Link to={`/interview#${link}`} className={linkButtonLook('secondary')}>
          {t('own.change')}
        </Link>
      </div>
    </Card>
  );
}
