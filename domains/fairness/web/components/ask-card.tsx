import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { getOwnForm } from '../../contract/endpoints.ts';
import { useFairnessWords } from '../words.ts';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

/** Invites to the voluntary questions after an application is sent, where any are asked. Nothing else waits for it. */
export function AskCard({ applicationId }: { readonly applicationId: string }) {
  const { t } = useFairnessWords();
  const [open, setOpen] = useState(false);
  const { data } = useCall(getOwnForm, { params: { application_id: applicationId } });
  const form = data?.form;
  if (form === undefined || form === null) return null;
  const isAnswered = form.answers.length > 0;
  return (
    <Card title={t('ask.title')}>
      <p className="text-ink-2">{isAnswered ? t('ask.thanks') : t('ask.text', { employer: form.employer_name })}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {t(isAnswered ? 'ask.change' : 'ask.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AnswerDialog applicationId={applicationId} form={form} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
