import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { HeldLawSetting, HoldsBecause, JudgedPack, ShownRule } from '../../contract/schemas.ts';
import { useLawWords } from '../words.ts';
import { PinDialog } from './pin-dialog.tsx';

/** A law: whether it holds and why, and its thresholds with their sources. */
export function PackCard({ pack, held }: { pack: JudgedPack; held: HeldLawSetting }) {
  const { t } = useLawWords();
  const [pinning, setPinning] = useState(false);
  const isOn = held.value.is_on;
  return (
    <Card
      title={pack.law}
      headingLevel={3}
      action={
        <Badge tone={pack.holds ? (isOn ? 'ok' : 'warn') : 'neutral'}>
          {t(pack.holds ? (isOn ? 'applies' : 'off') : 'appliesNot')}
        </Badge>
      }
    >
      <div className="grid gap-3">
        <ul className="grid gap-1" aria-label={t('why')}>
          {pack.reasons.map((reason) => (
            <Because key={reason.what} reason={reason} />
          ))}
        </ul>
        <Disclosure title={t('thresholds')} headingLevel={4} defaultOpen={pack.holds}>
          <ul className="divide-y divide-line">
            {pack.rules.map((rule) => (
              <Threshold key={rule.id} rule={rule} currency={pack.currency} />
            ))}
          </ul>
          {pack.left_out.length > 0 && (
            <div className="mt-2 text-sm text-ink-2">
              <b>{t('leftOut')}</b>
              <ul className="list-disc ps-5" lang="en">
                {pack.left_out.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </div>
          )}
        </Disclosure>
        {held.locked_by === null && (
          <div>
            <Button size="sm" onClick={() => setPinning(true)}>
              {t('pin')}
            </Button>
          </div>
        )}
      </div>
      {pinning && (
        <PinDialog code={pack.code} law={pack.law} pin={pack.pin} held={held} onClose={() => setPinning(false)} />
      )}
    </Card>
  );
}

function Because({ reason }: { reason: HoldsBecause }) {
  const { t, format } = useLawWords();
  const names = (codes: string): string =>
    codes
      .split(', ')
      .map((code) => (code === '' ? '' : t(`industries.${code as 'HOTEL'}`)))
      .join(', ');
  const isIndustry = reason.what.startsWith('INDUSTRY');
  const isDay = reason.what === 'DATE' && reason.needed !== '';
  const [is, needed] = isIndustry
    ? [names(reason.is), names(reason.needed)]
    : [reason.is === '' ? '–' : reason.is, isDay ? format.date(reason.needed) : reason.needed];
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon
        of={reason.is_met ? Check : X}
        label={t(reason.is_met ? 'met' : 'notMet')}
        className={`mt-0.5 ${reason.is_met ? 'text-ok' : 'text-bad'}`}
      />
      <span>{t(`because.${reason.what}`, { is, needed })}</span>
    </li>
  );
}

function Threshold({ rule, currency }: { rule: ShownRule; currency: string | null }) {
  const { t, threshold, format } = useLawWords();
  const { source, figures, level } = rule;
  const [from, below] = [figures['age_from'], figures['age_below']];
  const ages =
    from === undefined
      ? below === undefined
        ? ''
        : t('ages.below', { below })
      : below === undefined
        ? t('ages.from', { from })
        : t('ages.between', { from, below });
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span lang={rule.says === '' ? undefined : 'en'}>{threshold(rule, currency)}</span>
        {ages !== '' && <Badge>{ages}</Badge>}
        {level !== null && <Badge tone={level === 'block' ? 'bad' : 'warn'}>{t(`level.${level}`)}</Badge>}
      </div>
      {rule.note !== '' && (
        <p className="text-sm text-ink-2" lang="en">
          {rule.note}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <bdi>{rule.paragraph}</bdi>
        <a className="underline" href={source.url} target="_blank" rel="noreferrer">
          {t('source', { title: source.title })}
        </a>
        {rule.is_verified && source.read_on !== null ? (
          <Badge tone="ok">{t('verified', { day: format.date(source.read_on) })}</Badge>
        ) : (
          <Badge tone="warn">{t('verify')}</Badge>
        )}
      </p>
    </li>
  );
}
