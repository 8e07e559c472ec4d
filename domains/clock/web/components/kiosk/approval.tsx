import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useState } from 'react';
import type { KioskPerson } from '../../../contract/kiosk-schemas.ts';
import { PinPad } from './pin-pad.tsx';
import { useKioskWords } from './words.ts';

interface ApprovalProps {
  readonly managers: readonly KioskPerson[];
  readonly onBack: () => void;
  readonly onApprove: (approver: { readonly employeeId: string; readonly pin: string }) => Promise<void>;
}

/** A manager says yes at the tablet: who, and their PIN. */
export function Approval({ managers, onBack, onApprove }: ApprovalProps) {
  const { t } = useKioskWords();
  const [chosen, setChosen] = useState<KioskPerson | null>(null);
  if (chosen !== null)
    return (
      <PinPad
        title={t('pin.title', { name: chosen.name })}
        onBack={() => setChosen(null)}
        onPin={(pin) => onApprove({ employeeId: chosen.employee_id, pin })}
      />
    );
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-bold">{t('manager.title')}</h2>
      {managers.length === 0 && <Alert tone="warn">{t('manager.none')}</Alert>}
      {managers.map((manager) => (
        <Button key={manager.employee_id} size="xl" wide onClick={() => setChosen(manager)}>
          {manager.name}
        </Button>
      ))}
      <Button variant="ghost" size="lg" wide onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}
