import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { PasswordField } from '@hearth/ui/password-field';
import { TextField } from '@hearth/ui/text-field';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { FormEvent } from 'react';
import type { Passkey } from '../../../contract/passkey-endpoints.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../../../contract/passkey-endpoints.ts';
import { getSecondFactorStatus } from '../../../contract/security-endpoints.ts';
import { parseUserAgent } from '../../../rules/device.ts';
import identity from '../../en.json';
import { AccountProblem } from '../account/account-problem.tsx';
import { useTry } from '../account/use-try.ts';
import { readFormText } from '../text-in.ts';
import { PasskeyProblem } from './passkey-problem.tsx';
import { hasPasskeySentence, usePasskeyWords } from './phrases.ts';

/** The task of the dialog. */
export type PasskeyTask =
  | { readonly what: 'add' }
  | { readonly what: 'rename'; readonly passkey: Passkey }
  | { readonly what: 'remove'; readonly passkey: Passkey };

/** Adding, naming or taking away a passkey. Both ends ask for the password once more, and for the code where there is one. */
export default function PasskeyDialog({ doing, onClose }: { doing: PasskeyTask; onClose: () => void }) {
  const { t } = usePasskeyWords();
  const { busy, code, run } = useTry();
  const finish = useFinish(doing);
  const { what } = doing;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void run(async () => {
      if (await finish(typed)) onClose();
    });
  }

  return (
    <Modal open onClose={onClose} title={t(`dialog.${what}`)} closeLabel={t('close')} size="sm">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {what !== 'rename' && <p>{what === 'add' ? t('dialog.addLead') : t('dialog.removeLead')}</p>}
        {what !== 'remove' && (
          <TextField
            name="name"
            size="lg"
            label={t('dialog.name')}
            defaultValue={what === 'add' ? suggestPasskeyName() : doing.passkey.name}
            maxLength={60}
          />
        )}
        {what !== 'rename' && <Proof />}
        {code !== null && (hasPasskeySentence(code) ? <PasskeyProblem code={code} /> : <AccountProblem code={code} />)}
        <Button type="submit" variant={what === 'remove' ? 'danger' : 'primary'} size="lg" wide busy={busy}>
          {t(`dialog.${what}Submit`)}
        </Button>
      </form>
    </Modal>
  );
}

/** Suggests a passkey name from the browser and the operating system. */
function suggestPasskeyName(): string {
  const { browser, system } = parseUserAgent(navigator.userAgent);
  return [browser, system].filter((part) => part !== null).join(', ');
}

function Proof() {
  const { t } = usePasskeyWords();
  const words = usePhrases('identity', identity);
  const { data } = useCall(getSecondFactorStatus, {});
  return (
    <>
      <PasswordField
        name="password"
        size="lg"
        label={t('dialog.password')}
        autoComplete="current-password"
        showLabel={words.t('password.show')}
        hideLabel={words.t('password.hide')}
      />
      {data !== undefined && data.set_up_at !== null && (
        <TextField
          name="code"
          size="lg"
          label={t('dialog.code')}
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={40}
        />
      )}
    </>
  );
}

/** Does it with what was typed; false when the person turned the browser's own dialog away. */
function useFinish(doing: PasskeyTask): (typed: FormData) => Promise<boolean> {
  const client = useClient();
  return async (typed) => {
    const name = readFormText(typed, 'name').trim() || suggestPasskeyName();
    const code = readFormText(typed, 'code').trim();
    const proof = { password: readFormText(typed, 'password'), ...(code === '' ? {} : { code }) };
    if (doing.what === 'rename') await client.call(renamePasskey, { body: { id: doing.passkey.id, name } });
    if (doing.what === 'remove') await client.call(removePasskey, { body: { id: doing.passkey.id, ...proof } });
    if (doing.what !== 'add') return true;
    const { options } = await client.call(beginPasskey, { body: proof });
    const credential = await createCredential(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    if (credential === null) return false;
    await client.call(addPasskey, { body: { name, credential: { ...credential } } });
    return true;
  };
}

async function createCredential(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports }, clientExtensionResults: {} };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw Object.assign(new Error(error.message), { code: 'PASSKEY_IS_HERE' });
    if (error instanceof WebAuthnError || error instanceof DOMException) return null;
    throw error;
  }
}
