import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { useLanguage } from '@hearth/i18n/phrases';
import { LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { localDay } from '@hearth/kit/local-day';
import { Button } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Meter } from '@hearth/ui/progress';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { getPersonJourney, startJourney } from '../../contract/endpoints.ts';
import { ONBOARDING_CHANGED } from '../../contract/events.ts';
import { useWords } from '../words.ts';

/** The onboarding of the open person of the team, or the way to start one for somebody who was added by hand. */
export function PersonPart({ employeeId }: { readonly employeeId: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const mayManage = hasPermission(brand, 'MANAGE_TEAM');
  const [isStarting, setStarting] = useState(false);
  const found = useCall(getPersonJourney, { params: { id: brand.id, employee_id: employeeId } });
  useReadAgainOn([ONBOARDING_CHANGED], [getPersonJourney]);
  const journey = found.data?.journey ?? null;
  const shown = journey?.purpose ?? 'JOINING';
  const starts = found.data?.is_leaving === true ? 'LEAVING' : 'JOINING';
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="me-auto text-base font-bold">{t(`person.titleOf.${shown}`)}</h4>
        {mayManage && found.data !== undefined && journey?.state !== 'UNDER_WAY' && (
          <Button size="sm" onClick={() => setStarting(true)}>
            {t(`person.startOf.${starts}`)}
          </Button>
        )}
      </div>
      <Resource of={found} rows={1} failed={t('person.failed')} problem={problem}>
        {({ journey: one }) =>
          one === null ? (
            <p className="text-ink-2">{t('person.none')}</p>
          ) : (
            <div className="grid gap-2">
              <Meter
                label={t('own.label')}
                value={one.done}
                max={Math.max(one.total, 1)}
                valueText={t('board.progress', { done: one.done, total: one.total })}
              />
              <Link to={`/onboarding?person=${one.id}`} className={`${TEXT_LINK} w-fit phone:py-3`}>
                {t('person.see')}
              </Link>
            </div>
          )
        }
      </Resource>
      {isStarting && starts === 'LEAVING' && (
        <StartLeaving employeeId={employeeId} onClose={() => setStarting(false)} />
      )}
      {isStarting && starts === 'JOINING' && <StartDialog employeeId={employeeId} onClose={() => setStarting(false)} />}
    </section>
  );
}

/** Starts the offboarding of somebody whose last day was set before there was a template. */
function StartLeaving({ employeeId, onClose }: { readonly employeeId: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const language = useLanguage() as Language;
  const start = useSend(startJourney, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('person.startedOf.LEAVING'), tone: 'ok' });
      onClose();
    },
  });
  // The last day of the person counts, whatever is sent.
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  return (
    <ConfirmDialog
      title={t('person.startOf.LEAVING')}
      confirm={t('person.startOf.LEAVING')}
      keep={t('cancel')}
      closeLabel={t('close')}
      harmless
      busy={start.isPending}
      problem={start.error === null ? null : problem(start.error)}
      onConfirm={() =>
        start.mutate({
          params: { id: brand.id },
          body: { employee_id: employeeId, purpose: 'LEAVING', starts_on: today, language },
        })
      }
      onClose={onClose}
    >
      {t('person.startLeavingText')}
    </ConfirmDialog>
  );
}

function StartDialog({ employeeId, onClose }: { readonly employeeId: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const own = useLanguage();
  const [today] = useState<string | null>(() => localDay(new Date(), brand.timeZone));
  const form = useForm({
    values: { startsOn: today, language: own as Language },
    check: ({ startsOn }) => ({ startsOn: startsOn === null ? t('required') : undefined }),
    send: ({ startsOn, language }) =>
      client.call(startJourney, {
        params: { id: brand.id },
        body: { employee_id: employeeId, starts_on: startsOn ?? '', language },
      }),
    onSent: () => {
      toasts.show({ message: t('person.startedOf.JOINING'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('person.startOf.JOINING')}
      description={t('person.startText')}
      submit={t('person.startOf.JOINING')}
      problem={problem}
      onClose={onClose}
    >
      <DayField label={t('person.firstDay')} {...form.field('startsOn')} />
      <Select
        label={t('person.language')}
        placeholder={t('person.language')}
        options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={form.values.language}
        onChange={(id) => form.set('language', LANGUAGES.find((one) => one === id) ?? own)}
      />
    </FormDialog>
  );
}
