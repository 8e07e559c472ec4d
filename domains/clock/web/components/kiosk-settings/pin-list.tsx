import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { useState } from 'react';
import type { StaffPin } from '../../../contract/kiosk-schemas.ts';
import { listPins, resetPin } from '../../../contract/pin-endpoints.ts';
import { useTabletWords } from './words.ts';

/** Who has a PIN, and a new one for whoever has none or forgot it. It is shown once. */
export function PinList({ brandId }: { brandId: string }) {
  const { t, problem } = useTabletWords();
  const list = useCall(listPins, { params: { id: brandId } });
  const reset = useSend(resetPin);
  const [asked, setAsked] = useState<StaffPin | null>(null);
  const [shown, setShown] = useState<{ readonly name: string; readonly pin: string } | null>(null);
  const give = (person: StaffPin): void =>
    reset.mutate(
      { params: { id: brandId, employee_id: person.employee_id } },
      {
        onSuccess: ({ pin }) => {
          setAsked(null);
          setShown({ name: person.name, pin });
        },
      },
    );
  return (
    <Card flush title={t('pins.title')} note={t('pins.lead')}>
      {reset.error !== null && asked === null && <Alert tone="bad">{problem(reset.error)}</Alert>}
      <Resource of={list} rows={6} problem={problem}>
        {({ pins }) => (
          <ul className="divide-y divide-line">
            {pins.map((person) => (
              <li key={person.employee_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
                <span className="min-w-40 flex-1 font-bold">{person.name}</span>
                <Badge tone={person.is_locked ? 'warn' : person.has_pin ? 'ok' : 'neutral'}>
                  {t(person.is_locked ? 'pins.locked' : person.has_pin ? 'pins.has' : 'pins.hasNot')}
                </Badge>
                {!person.is_own && (
                  <Button
                    size="sm"
                    aria-label={`${t(person.has_pin ? 'pins.reset' : 'pins.create')}: ${person.name}`}
                    onClick={() => (person.has_pin ? setAsked(person) : give(person))}
                  >
                    {t(person.has_pin ? 'pins.reset' : 'pins.create')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Resource>
      {asked !== null && (
        <ConfirmDialog
          title={t('pins.ask', { name: asked.name })}
          confirm={t('pins.reset')}
          keep={t('pins.keep')}
          closeLabel={t('close')}
          busy={reset.isPending}
          problem={reset.error === null ? undefined : problem(reset.error)}
          onConfirm={() => give(asked)}
          onClose={() => setAsked(null)}
        >
          {t(asked.has_account ? 'pins.askText' : 'pins.askAlone', { name: asked.name })}
        </ConfirmDialog>
      )}
      {shown !== null && (
        <Modal
          open
          size="sm"
          title={t('pins.shown', { name: shown.name })}
          closeLabel={t('close')}
          onClose={() => setShown(null)}
        >
          <div className="grid gap-4">
            <p>{t('pins.shownText', { name: shown.name })}</p>
            <p className="text-center text-4xl font-bold tracking-wider tabular-nums" dir="ltr">
              {shown.pin}
            </p>
          </div>
        </Modal>
      )}
    </Card>
  );
}
