import { useLanguage } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ReadingState, ReadingStep } from '../reading.ts';
import { applyReadingStep, START } from '../reading.ts';
import { useCanSpeak, useVoice } from '../voice.ts';
import { useDashboardPhrases } from '../words.ts';

const RATES = ['0.75', '1', '1.25', '1.5'] as const;
type Rate = (typeof RATES)[number];

/** Reads sentences aloud, one after the other; where the device has no voice they are there to be read. */
export function Reader({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t, format } = useDashboardPhrases();
  const language = useLanguage();
  const canSpeak = useCanSpeak(language);
  const [rate, setRate] = useState<Rate>('1');
  const [reading, take] = useReducer(
    (from: ReadingState, step: ReadingStep) => applyReadingStep(from, step, lines.length),
    START,
  );
  useVoice(reading.playing ? (lines[reading.at] ?? null) : null, {
    language,
    rate: Number(rate),
    onSpoken: () => take('spoken'),
  });
  const toggle = (): void => take(reading.playing ? 'pause' : 'play');
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = ({ ArrowDown: 'next', ArrowUp: 'previous', Escape: 'pause' } as const)[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    take(step);
  };
  return (
    <div role="group" aria-label={title} onKeyDown={onKeyDown} className="grid gap-4">
      {!canSpeak && <Alert tone="info" title={t('aloud.noVoice')} />}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          size="lg"
          label={t('aloud.previous')}
          icon={<Icon of={SkipBack} size={20} />}
          disabled={reading.at === 0}
          onClick={() => take('previous')}
        />
        <Button
          size="lg"
          variant="primary"
          icon={<Icon of={reading.playing ? Pause : Play} size={20} />}
          disabledReason={canSpeak ? undefined : t('aloud.noVoice')}
          onClick={toggle}
        >
          {t(reading.playing ? 'aloud.pause' : 'aloud.play')}
        </Button>
        <IconButton
          size="lg"
          label={t('aloud.next')}
          icon={<Icon of={SkipForward} size={20} />}
          disabled={reading.at >= lines.length - 1}
          onClick={() => take('next')}
        />
        <SegmentedControl
          className="ms-auto"
          size="lg"
          label={t('aloud.rate')}
          value={rate}
          onChange={setRate}
          segments={RATES.map((value) => ({
            value,
            label: t('aloud.times', { rate: format.number(Number(value)) }),
          }))}
        />
      </div>
      <Card flush>
        <ol aria-label={title}>
          {lines.map((line, index) => (
            <Line key={line} line={line} current={index === reading.at} onChoose={() => take({ to: index })} />
          ))}
        </ol>
      </Card>
      <p className="text-sm text-ink-2">{t('aloud.keys')}</p>
    </div>
  );
}

function Line({ line, current, onChoose }: { line: string; current: boolean; onChoose: () => void }) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) own.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        ref={own}
        type="button"
        aria-current={current ? 'step' : undefined}
        onClick={onChoose}
        className="min-h-12 w-full border-s-4 border-transparent px-4 py-3 text-start text-lg -outline-offset-2 hover:bg-surface-2 aria-[current=step]:border-accent aria-[current=step]:bg-accent-soft aria-[current=step]:font-bold"
      >
        {line}
      </button>
    </li>
  );
}
