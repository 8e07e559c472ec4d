import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { DayField } from '@hearth/ui/day-field';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { listClockOutAnswers } from '../../../contract/answer-endpoints.ts';
import type { AnswerFilter } from '../../../contract/answer-endpoints.ts';
import { PUNCHES_CHANGED } from '../../../contract/events.ts';
import { ANSWER_FILTERS, toAnswerFilter } from '../../../rules/answers/answers.ts';
import { AnswerLine } from './answer-line.tsx';
import { useAnswerWords } from './words.ts';

interface AnswersProps {
  readonly brandId: string;
  /** Which of them are shown. */
  readonly only: AnswerFilter;
  readonly onOnly: (only: AnswerFilter) => void;
  /** Shows the whole day of somebody. */
  readonly onDay: (date: string, employeeId: string) => void;
}

/** What people answered as they clocked out at a location, the latest first. */
export default function ClockOutAnswers({ brandId, only, onOnly, onDay }: AnswersProps) {
  const { t, problem, format } = useAnswerWords();
  const [days, setDays] = useState<{ readonly from: string | null; readonly to: string | null }>(NO_DAYS);
  const query = {
    only,
    ...(days.from === null ? {} : { from: days.from }),
    ...(days.to === null ? {} : { to: days.to }),
  };
  const list = useCursorPages(
    listClockOutAnswers,
    { params: { id: brandId }, query },
    { nextOf: ({ next_cursor: next }) => next, keepPrevious: true },
  );
  useReadAgainOn([PUNCHES_CHANGED], [listClockOutAnswers]);
  const first = list.data?.pages[0];
  const zone = first?.time_zone ?? 'UTC';
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid w-full gap-3 sm:w-100 sm:grid-cols-2">
          <DayField
            label={t('from')}
            value={days.from ?? first?.from ?? null}
            onChange={(from) => setDays({ from, to: days.to ?? first?.to ?? null })}
          />
          <DayField
            label={t('to')}
            value={days.to ?? first?.to ?? null}
            onChange={(to) => setDays({ from: days.from ?? first?.from ?? null, to })}
          />
        </div>
        <SegmentedControl
          label={t('only')}
          segments={ANSWER_FILTERS.map((value) => ({
            value,
            label:
              first === undefined || first.counts[value] === 0
                ? t(`filters.${value}`)
                : `${t(`filters.${value}`)} (${format.number(first.counts[value])})`,
          }))}
          value={only}
          onChange={(value) => onOnly(toAnswerFilter(value))}
        />
      </div>
      <p role="status" className="sr-only">
        {first === undefined ? '' : t('total', { count: first.counts[only] })}
      </p>
      {first?.is_asked === false && <Alert tone="info">{t('off')}</Alert>}
      <PagedList
        of={list}
        items={({ answers }) => answers}
        rows={6}
        failed={t('failed')}
        problem={problem}
        empty={
          <Card>
            <EmptyState icon={<Icon of={ClipboardCheck} size={24} />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          </Card>
        }
      >
        {(answers) =>
          [...Map.groupBy(answers, ({ date }) => date)].map(([date, own]) => (
            <Card key={date} flush title={format.date(date, 'full')}>
              <ul className="divide-y divide-line">
                {own.map((answer) => (
                  <AnswerLine key={answer.punch_id} answer={answer} zone={zone} onDay={onDay} />
                ))}
              </ul>
            </Card>
          ))
        }
      </PagedList>
    </>
  );
}

const NO_DAYS = { from: null, to: null };
