import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Delete } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKioskWords } from './words.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'] as const;
const LONGEST = 8;
const SHORTEST = 4;

interface PadProps {
  readonly title: string;
  readonly onBack: () => void;
  /** Rejects where the PIN is wrong. */
  readonly onPin: (pin: string) => Promise<void>;
}

/** Takes a PIN, by touch or by keyboard. It is shown as dots and kept nowhere. */
export function PinPad({ title, onBack, onPin }: PadProps) {
  const { t, problem } = useKioskWords();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const type = (digit: string): void => setPin((before) => (before.length < LONGEST ? `${before}${digit}` : before));
  const erase = (): void => setPin((before) => before.slice(0, -1));
  const submit = async (): Promise<void> => {
    if (pin.length < SHORTEST) return;
    setBusy(true);
    setError(null);
    try {
      await onPin(pin);
    } catch (wrong) {
      setError(wrong);
    } finally {
      setPin('');
      setBusy(false);
    }
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (/^\d$/.test(key)) type(key);
      else if (key === 'Backspace') erase();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
  return (
    <form
      className="mx-auto grid w-full max-w-80 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 className="text-center text-2xl font-bold">{title}</h1>
      <p
        className="min-h-10 text-center text-4xl tracking-widest"
        role="status"
        aria-label={t('pin.typed', { count: pin.length })}
      >
        {'•'.repeat(pin.length)}
      </p>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      <div className="grid grid-cols-3 gap-3" dir="ltr">
        {KEYS.map((key) =>
          key === '' ? (
            <span key="none" />
          ) : (
            <Button key={key} size="xl" type="button" disabled={busy} onClick={() => type(key)}>
              {key}
            </Button>
          ),
        )}
        <Button size="xl" type="button" aria-label={t('pin.erase')} icon={<Icon of={Delete} />} onClick={erase} />
      </div>
      <Button type="submit" variant="primary" size="xl" wide busy={busy} disabled={pin.length < SHORTEST}>
        {t('pin.submit')}
      </Button>
      <Button type="button" variant="ghost" size="lg" wide disabled={busy} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
