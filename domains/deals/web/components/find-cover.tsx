import { useSend } from '@hearth/client/query';
import type { MyShift } from '@hearth/domains/scheduling/schemas';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useState } from 'react';
import { makeDeal } from '../../contract/endpoints.ts';
import { useDealWords } from '../words.ts';
import { useKeep } from './use-keep.ts';

/** Whoever cannot come offers the shift to the team at once; what the location does not allow is said. */
export function FindCover({ shift }: { readonly shift: MyShift }) {
  const { t, problem } = useDealWords();
  const [key] = useState(() => newId());
  const [isKept, setKept] = useState(false);
  const keep = useKeep({ ...shift, shift_id: shift.id }, () => setKept(true));
  const send = useSend(makeDeal, { untilRead: true, keep: keep('RELEASE') });
  if (send.isSuccess && !isKept) return <Alert tone="ok">{t('cover.offered')}</Alert>;
  if (isKept) return <Alert tone="info">{t('later.kept')}</Alert>;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('cover.ask')}</p>
      {send.isError && (
        <Alert tone="warn" urgent>
          {problem(send.error)}
        </Alert>
      )}
      <Button
        busy={send.isPending}
        onClick={() => send.mutate({ body: { verb: 'RELEASE', idempotency_key: key, shift_id: shift.id, note: '' } })}
      >
        {t('verbs.RELEASE')}
      </Button>
    </div>
  );
}
