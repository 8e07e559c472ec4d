import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useReadAgain } from '@hearth/client/use-read-again';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { decideBonus, listBonuses } from '../../../contract/endpoints.ts';
import type { Bonus } from '../../../contract/schemas.ts';
import { useEmployerWords } from './words.ts';

type BonusDecisionState = 'EARNED' | 'APPROVED' | 'REFUSED' | 'PAID';
const STEPS: Readonly<Record<Bonus['state'], readonly BonusDecisionState[]>> = {
  WAITING: [],
  EARNED: ['APPROVED', 'REFUSED'],
  APPROVED: ['PAID', 'EARNED'],
  REFUSED: ['EARNED'],
  PAID: [],
  LAPSED: [],
};

/** One part of a bonus with hints and possible decisions. */
export function BonusRow({ bonus }: { readonly bonus: Bonus }) {
  const { t, problem, format } = useEmployerWords();
  const readAgain = useReadAgain([listBonuses]);
  const brand = useBrand();
  const [refuses, setRefuses] = useState(false);
  const [note, setNote] = useState('');
  const decide = useSend(decideBonus);
  const say = (state: BonusDecisionState): void => {
    const body = { version: bonus.version, state, note: state === 'REFUSED' ? note.trim() : '' };
    // The refusal stands in the line, and the line is shown as it stands now.
    decide.mutate({ params: { id: brand.id, bonus_id: bonus.id }, body }, { onError: readAgain });
  };
  const facts = [
    bonus.job_title,
    bonus.location_name,
    ...(bonus.of > 1 ? [t('bon.part', { number: bonus.number, of: bonus.of })] : []),
    ...(bonus.due_on === null ? [] : [t('bon.due', { date: format.date(bonus.due_on, 'short') })]),
  ];
  const steps = bonus.is_own ? [] : STEPS[bonus.state];
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        <span className="tabular-nums">{format.money(bonus.amount, bonus.currency)}</span>
        <span>{t('bon.for', { referrer: bonus.referrer_name, candidate: bonus.candidate_name })}</span>
        <Badge tone={bonus.state === 'PAID' ? 'ok' : 'neutral'}>{t(`bon.state.${bonus.state}`)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-2 text-dense text-ink-2">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
      {bonus.hints.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {bonus.hints.map((hint) => (
            <li key={hint}>
              <Badge tone="warn">{t(`hint.${hint}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {bonus.last !== null && bonus.last.by_name !== '' && (
        <p className="text-sm text-ink-2">
          {t('bon.last', { name: bonus.last.by_name, date: format.instantDate(bonus.last.at, deviceZone()) })}
          {bonus.last.note !== '' && (
            <span className="block" dir="auto">
              {bonus.last.note}
            </span>
          )}
        </p>
      )}
      {decide.isError && <Alert tone="bad" urgent title={problem(decide.error)} />}
      {bonus.is_own && bonus.state === 'EARNED' && <p className="text-ink-2">{t('bon.own')}</p>}
      {refuses && (
        <TextField
          label={t('bon.reason')}
          value={note}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((state) => (
            <Button
              key={state}
              size="sm"
              variant={state === 'APPROVED' || state === 'PAID' ? 'primary' : 'secondary'}
              busy={decide.isPending}
              onClick={() => (state === 'REFUSED' && !refuses ? setRefuses(true) : say(state))}
            >
              {t(`bon.make.${state}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
