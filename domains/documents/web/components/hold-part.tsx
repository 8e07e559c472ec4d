import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { setDocumentHold } from '../../contract/endpoints.ts';
import type { PersonDocuments } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { ReasonDialog } from './decide-dialog.tsx';

/** Whether nothing of a person may be deleted, and for those who run the brand the way to say so. */
export function HoldPart({ person, maySet }: { readonly person: PersonDocuments; readonly maySet: boolean }) {
  const { t, problem } = useWords();
  const format = useFormat();
  const client = useClient();
  const [asks, setAsks] = useState(false);
  const params = { id: useBrand().id, employee_id: person.employee_id };
  const lift = useSend(setDocumentHold, { onSuccess: () => toasts.show({ message: t('hold.lifted') }) });
  const { hold } = person;
  if (hold === null && !maySet) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {hold !== null && (
        <Alert tone="info" title={t('hold.active', { date: format.instantDate(hold.since, deviceZone()) })}>
          <bdi className="[overflow-wrap:anywhere]">{hold.reason}</bdi>
        </Alert>
      )}
      {lift.error !== null && (
        <Alert tone="bad" urgent>
          {problem(lift.error)}
        </Alert>
      )}
      {maySet && (
        <Button
          size="sm"
          variant="ghost"
          busy={lift.isPending}
          onClick={() => (hold === null ? setAsks(true) : lift.mutate({ params, body: { reason: null } }))}
        >
          {t(hold === null ? 'hold.set' : 'hold.lift')}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={t('hold.title')}
          text={t('hold.text')}
          help={t('hold.reasonHelp')}
          submit={t('hold.set')}
          done={t('hold.done')}
          send={(reason) => client.call(setDocumentHold, { params, body: { reason } })}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
