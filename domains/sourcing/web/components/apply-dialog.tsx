import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { PostText } from '@hearth/domains/jobs/widgets';
import { useLanguage } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { Suspense } from 'react';
import { applyInside, getOpenPost } from '../../contract/endpoints.ts';
import type { OpenPost } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Shows a job, who will see an internal application, and an optional note. */
export function ApplyDialog({ post, onClose }: { readonly post: OpenPost; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const language = useLanguage();
  const client = useClient();
  const params = { job_id: post.id };
  const read = useCall(getOpenPost, { params });
  const form = useForm({
    values: { message: '' },
    send: ({ message }) => client.call(applyInside, { params, body: { message: message.trim(), language } }),
    onSent: () => {
      toasts.show({ message: t('apply.sent', { title: post.title }), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('apply.title', { title: post.title })}
      submit={t('apply.send')}
      problem={problem}
      onClose={onClose}
      size="md"
    >
      <Resource of={read} loading={<SkeletonText lines={5} />} problem={problem}>
        {({ description }) => (
          <div dir="auto">
            <Suspense fallback={<SkeletonText lines={5} />}>
              <PostText source={description} />
            </Suspense>
          </div>
        )}
      </Resource>
      <Alert tone="info" title={t('apply.known')}>
        {t('apply.who')}
      </Alert>
      <TextArea
        label={t('apply.message')}
        optionalHint={t('optional')}
        rows={3}
        maxLength={4000}
        dir="auto"
        {...form.text('message')}
      />
    </FormDialog>
  );
}
