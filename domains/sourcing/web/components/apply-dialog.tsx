import { useCall, useSend } from '@hearth/client/query';
import { PostText } from '@hearth/domains/jobs/widgets';
import { useLanguage } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { Suspense, useState } from 'react';
import { applyInside, getOpenPost } from '../../contract/endpoints.ts';
import type { OpenPost } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** What the post says, who sees an application from inside, and the one word that can go with it. */
export function ApplyDialog({ post, onClose }: { readonly post: OpenPost; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const language = useLanguage();
  const params = { job_id: post.id };
  const [message, setMessage] = useState('');
  const { data, isError, refetch } = useCall(getOpenPost, { params });
  const send = useSend(applyInside, {
    onSuccess: () => {
      toasts.show({ message: t('apply.sent', { title: post.title }), tone: 'ok' });
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('apply.title', { title: post.title })}
      closeLabel={t('close')}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={send.isPending}
            onClick={() => send.mutate({ params, body: { message: message.trim(), language } })}
          >
            {t('apply.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
        {data === undefined ? (
          isError ? (
            <Alert
              tone="bad"
              title={t('failed')}
              action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
            />
          ) : (
            <Loading label={t('loading')}>
              <SkeletonText lines={5} />
            </Loading>
          )
        ) : (
          <div dir="auto">
            <Suspense fallback={<SkeletonText lines={5} />}>
              <PostText source={data.description} />
            </Suspense>
          </div>
        )}
        <Alert tone="info" title={t('apply.known')}>
          {t('apply.who')}
        </Alert>
        <TextArea
          label={t('apply.message')}
          optionalHint={t('apply.optional')}
          rows={3}
          maxLength={4000}
          dir="auto"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </Modal>
  );
}
