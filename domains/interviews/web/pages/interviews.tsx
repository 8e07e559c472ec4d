import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { ChevronLeft, ChevronRight, Clock, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listInterviews } from '../../contract/endpoints.ts';
import { InterviewLine } from '../components/interview-line.tsx';
import { useWords } from '../words.ts';
import { CARDS_CHANGED, INTERVIEW_CHANGED } from '../../contract/events.ts';

const DAY_MS = 86_400_000;
const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** A day's interviews at the current brand and below. */
export function Component() {
  const { t, format } = useWords();
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const [now] = useState(() => new Date());
  const today = localDay(now, brand.timeZone);
  const date = isDate(asked) ? asked : today;
  const go = (to: string): void => setSearch(to === today ? {} : { date: to }, { replace: true });
  const step = (days: number): void => go(new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('menu.interviews')}</PageTitle>
      <PageHeader
        title={t('menu.interviews')}
        note={format.date(date, 'full')}
        actions={
          <>
            <IconButton
              label={t('day.before')}
              icon={<Icon of={ChevronLeft} size={20} directional />}
              onClick={() => step(-1)}
            />
            <Button disabled={date === today} onClick={() => go(today)}>
              {t('day.today')}
            </Button>
            <IconButton
              label={t('day.after')}
              icon={<Icon of={ChevronRight} size={20} directional />}
              onClick={() => step(1)}
            />
            <Link to="/hiring/interviews/kits" className={linkButtonLook()}>
              <Icon of={Settings} />
              {t('kits.title')}
            </Link>
          </>
        }
      />
      <Day key={date} date={date} />
    </div>
  );
}

function Day({ date }: { date: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const pages = useCursorPages(
    listInterviews,
    { params: { id: brand.id }, query: { date } },
    { nextOf: (answer) => answer.next_cursor },
  );
  useReadAgainOn([INTERVIEW_CHANGED, CARDS_CHANGED], [listInterviews]);
  const inQuestion = pages.data?.pages[0]?.in_question ?? 0;
  return (
    <>
      {inQuestion > 0 && (
        <Alert tone="warn" title={t('day.inQuestion', { count: inQuestion })}>
          {t('day.inQuestionText')}
        </Alert>
      )}
      <PagedList
        of={pages}
        items={({ interviews }) => interviews}
        rows={5}
        problem={problem}
        empty={
          <Card flush>
            <EmptyState icon={<Icon of={Clock} size={24} />} title={t('day.empty')}>
              {t('day.emptyText')}
            </EmptyState>
          </Card>
        }
      >
        {(interviews) => (
          <Card flush>
            <ul className="divide-y divide-line">
              {interviews.map((interview) => (
                <InterviewLine key={interview.id} interview={interview} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </>
  );
}
