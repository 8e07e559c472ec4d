import { useState } from 'react';
import { PinPad } from './pin-pad.tsx';
import { useKioskWords } from './words.ts';
import { Alert } from '@hearth/ui/alert';

interface NewPinProps {
  readonly name: string;
  readonly change: (pin: string) => Promise<void>;
  readonly onDone: (text: string) => void;
  readonly onBack: () => void;
}

/** Somebody chooses a PIN of their own: typed twice, since nobody can read it. */
export function NewPin({ name, change, onDone, onBack }: NewPinProps) {
  const { t } = useKioskWords();
  const [first, setFirst] = useState<string | null>(null);
  const [differs, setDiffers] = useState(false);
  return (
    <div className="grid gap-4">
      {differs && <Alert tone="warn">{t('own.differs')}</Alert>}
      <PinPad
        key={first === null ? 'first' : 'again'}
        title={first === null ? t('own.new', { name }) : t('own.again')}
        onBack={onBack}
        onPin={async (pin) => {
          setDiffers(false);
          if (first === null) {
            setFirst(pin);
            return;
          }
          if (pin !== first) {
            setFirst(null);
            setDiffers(true);
            return;
          }
          try {
            await change(pin);
          } catch (error) {
            // One that is too easy to guess is chosen anew.
            setFirst(null);
            throw error;
          }
          onDone(t('own.done'));
        }}
      />
    </div>
  );
}
