import { Modal } from '@hearth/ui/modal';
import { PasswordStep } from './password-step.tsx';
import { useAccountPhrases } from './phrases.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Asks for the password and a code before the second step is turned off or gets new recovery codes, and shows those. */
export default function PasswordDialog({
  what,
  codes,
  onPassword,
  onClose,
}: {
  what: 'off' | 'codes';
  codes: readonly string[] | null;
  onPassword: (password: string, code: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useAccountPhrases();
  const title =
    codes !== null ? t('setup.codesTitle') : what === 'off' ? t('security.turnOff') : t('security.newCodes');
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('close')} size="sm" dismissable={codes === null}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <div className="grid gap-4">
          <p>{what === 'off' ? t('security.turnOffLead') : t('security.newCodesLead')}</p>
          <PasswordStep
            action={what === 'off' ? t('security.turnOff') : t('security.newCodes')}
            danger={what === 'off'}
            withCode
            onPassword={onPassword}
          />
        </div>
      )}
    </Modal>
  );
}
