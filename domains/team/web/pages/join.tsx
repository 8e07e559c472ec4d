import { useConnection } from '@hearth/client/context';
import { errorCode, Entrance } from '@hearth/domains/identity/widgets';
import { Button } from '@hearth/ui/button';
import { Alert } from '@hearth/ui/alert';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { openCard } from '../../contract/invitation-endpoints.ts';
import { ChooseStep, type OpenedCard } from '../components/invitation/choose-step.tsx';
import { useCardWords } from '../components/invitation/phrases.ts';

/**
 * Where the code on a card leads. The secret stands behind the `#`, which no server is told, and stays there until it is
 * used, so that the page can be read in another language.
 */
export function Component() {
  const { t } = useCardWords();
  const [secret] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const [opened, setOpened] = useState<OpenedCard | null>(null);
  if (secret === '')
    return (
      <Entrance page={t('join.page')} heading={t('join.title')}>
        <Alert tone="bad">{t('join.noCode')}</Alert>
      </Entrance>
    );
  return opened === null ? <PinStep secret={secret} onOpen={setOpened} /> : <ChooseStep opened={opened} />;
}

function PinStep({ secret, onOpen }: { secret: string; onOpen: (opened: OpenedCard) => void }) {
  const { t, problem } = useCardWords();
  const { client } = useConnection();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  async function open(event: FormEvent) {
    event.preventDefault();
    setCode(null);
    if (pin.trim() === '') return setCode('WRONG_PIN');
    setBusy(true);
    try {
      const proof = { code: secret, pin: pin.trim() };
      onOpen({ ...(await client.call(openCard, { body: proof })), proof });
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }

  const ended = code === 'CARD_NOT_VALID';
  return (
    <Entrance page={t('join.page')} heading={t('join.title')} lead={t('join.lead')}>
      <form method="post" noValidate onSubmit={(event) => void open(event)} className="grid gap-4">
        {/* Without a name: a secret does not travel to the page in another language. */}
        <TextField
          size="xl"
          label={t('join.pin')}
          help={t('join.pinHelp')}
          error={code === 'WRONG_PIN' && problem({ code })}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          maxLength={12}
        />
        {code !== null && code !== 'WRONG_PIN' && <Alert tone="bad">{problem({ code })}</Alert>}
        <Button type="submit" variant="primary" size="xl" wide busy={busy} disabled={ended}>
          {t('join.next')}
        </Button>
      </form>
    </Entrance>
  );
}
