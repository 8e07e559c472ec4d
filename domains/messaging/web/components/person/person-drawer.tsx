import { useCursorPages } from '@hearth/client/query';
import { WhoCanSee } from '@hearth/domains/access/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { ErrorState } from '@hearth/ui/error-state';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { Link } from 'react-router';
import { listPersonMessages } from '../../../contract/person-endpoints.ts';
import type { DeskDialogProps } from '../desk/dialog-props.ts';
import { usePersonWords } from './words.ts';

const STEP = '30';

/** All messages with a person that the reader may see, newest first. */
export default function PersonDrawer({ applicationId, name: person, onClose }: DeskDialogProps) {
  const { t, problem } = usePersonWords();
  const format = useFormat();
  const found = useCursorPages(
    listPersonMessages,
    { params: { id: applicationId }, query: { limit: STEP } },
    { parameter: 'before', nextOf: ({ messages, more }) => (more ? (messages[0]?.message_id ?? null) : null) },
  );
  const pages = found.data?.pages;
  const conversations = pages?.[0]?.conversations ?? [];
  const about = new Map(conversations.map((line) => [line.id, line]));
  const messages = pages?.flatMap((page) => page.messages.toReversed()) ?? [];
  const when = (at: string): string =>
    t('when', { day: format.instantDate(at, deviceZone(), 'long'), time: format.instantTime(at, deviceZone()) });
  return (
    <Drawer open onClose={onClose} title={person} closeLabel={t('close')} size="lg">
      {found.isError ? (
        <ErrorState
          title={problem(found.error)}
          action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}
        />
      ) : pages === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonText lines={8} />
        </Loading>
      ) : (
        <div className="grid gap-5">
          <ul className="grid gap-2">
            {conversations.map(({ id, job_title: job, location_id: place, location_name: name, applied_at: at }) => (
              <li key={id}>
                <Link
                  to={`/messages/${id}`}
                  onClick={onClose}
                  className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}
                >
                  <bdi>{t('about', { job, place: name })}</bdi>
                </Link>
                <span className="block text-sm text-ink-2">
                  {t('applied', { day: format.instantDate(at, deviceZone(), 'long') })}
                </span>
                <WhoCanSee kind="conversation" brandId={place} />
              </li>
            ))}
          </ul>
          {messages.length === 0 && <p className="text-ink-2">{t('nothing')}</p>}
          <ol className="grid gap-4 border-t border-line pt-5">
            {messages.map((message) => {
              const line = about.get(message.application_id);
              return (
                <li key={message.message_id} className="grid gap-0.5">
                  <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
                    <bdi className="font-bold text-ink">{message.sender_name}</bdi>
                    <time dateTime={message.sent_at}>{when(message.sent_at)}</time>
                    {line !== undefined && <bdi>{t('about', { job: line.job_title, place: line.location_name })}</bdi>}
                  </p>
                  {message.message_body !== '' && (
                    <p dir="auto" className="break-words whitespace-pre-wrap">
                      {message.message_body}
                    </p>
                  )}
                  {message.part?.kind === 'REMOVED' && <p className="text-ink-2">{t('removed')}</p>}
                  {message.files.map((file) => (
                    <bdi key={file.id} className="text-sm text-ink-2">
                      {file.name}
                    </bdi>
                  ))}
                </li>
              );
            })}
          </ol>
          {found.hasNextPage && (
            <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('earlier')}
            </Button>
          )}
        </div>
      )}
    </Drawer>
  );
}
