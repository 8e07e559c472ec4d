import { useConnection } from '@hearth/client/context';
import { keepDraft } from '../../../contract/draft-endpoints.ts';
import { useLanguage } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { toDraftContent } from '../../state/draft.ts';
import type { Draft } from '../../state/draft.ts';
import { useLaterWords } from './words.ts';

type State = { readonly kind: 'asking' | 'sending' | 'sent' } | { readonly kind: 'refused'; readonly error: unknown };

/** Mails a link to the draft. The form stays as it is. What stands in the form stays there. */
export function LaterDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t, problem } = useLaterWords();
  const { client } = useConnection();
  const language = useLanguage();
  const [email, setEmail] = useState(draft.email);
  const [state, setState] = useState<State>({ kind: 'asking' });
  const send = async (): Promise<void> => {
    setState({ kind: 'sending' });
    try {
      const body = { email: email.trim(), language, draft: toDraftContent(draft) };
      await client.call(keepDraft, { params: { job_id: draft.jobId }, body });
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'refused', error });
    }
  };
  const sent = state.kind === 'sent';
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      size="sm"
      footer={
        sent ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <Button
            variant="primary"
            busy={state.kind === 'sending'}
            disabled={email.trim() === ''}
            onClick={() => void send()}
          >
            {t('send')}
          </Button>
        )
      }
    >
      {sent ? (
        <Alert tone="ok" title={t('sent')}>
          {t('sentNote')}
        </Alert>
      ) : (
        <div className="grid gap-4">
          <p>{t('lead')}</p>
          <TextField
            label={t('email')}
            size="lg"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {state.kind === 'refused' && (
            <Alert tone="bad" urgent>
              {problem(state.error)}
            </Alert>
          )}
        </div>
      )}
    </Modal>
  );
}
