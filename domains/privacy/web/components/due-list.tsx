import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useState } from 'react';
import { getRetention } from '../../contract/endpoints.ts';
import type { Period } from '../../contract/periods.ts';
import type { Retention } from '../../contract/schemas.ts';
import { usePrivacyWords } from '../words.ts';

/** Applications to be deleted in the next thirty days, soonest first, page by page. */
export function DueList({
  retention,
  period,
  busy,
}: {
  readonly retention: Retention;
  readonly period: Period | undefined;
  readonly busy: boolean;
}) {
  const { t, problem } = usePrivacyWords();
  const format = useFormat();
  const client = useClient();
  const { id } = useBrand();
  const [more, setMore] = useState<{ readonly of: Retention; readonly pages: readonly Retention[] } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [reading, setReading] = useState(false);
  // What was read on belongs to the answer that it followed.
  const pages = [retention, ...(more?.of === retention ? more.pages : [])];
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const readOn = async (): Promise<void> => {
    if (cursor === null) return;
    setReading(true);
    setFailed(null);
    try {
      const query = { cursor, ...(period === undefined ? {} : { period }) };
      const page = await client.call(getRetention, { params: { id }, query });
      setMore({ of: retention, pages: [...pages.slice(1), page] });
    } catch (error) {
      setFailed(error);
    }
    setReading(false);
  };
  return (
    <section className="grid gap-2" aria-busy={busy}>
      <h3 className="font-bold">{t('keep.due', { count: retention.due_total })}</h3>
      <ul className="divide-y divide-line">
        {pages
          .flatMap(({ due }) => due)
          .map((line) => (
            <li key={line.application_id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words">
                <bdi className="font-bold">{`${line.first_name} ${line.last_name}`}</bdi>{' '}
                <span className="text-ink-2">{t('keep.line', { job: line.job_title, place: line.location_name })}</span>
              </span>
              <span className="text-ink-2">{format.instantDate(line.due_at, 'UTC')}</span>
            </li>
          ))}
      </ul>
      {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
      {cursor !== null && (
        <Button variant="ghost" className="justify-self-start" busy={reading} onClick={() => void readOn()}>
          {t('more')}
        </Button>
      )}
      {retention.forgotten > 0 && <p className="text-ink-2">{t('keep.forgotten', { count: retention.forgotten })}</p>}
    </section>
  );
}
