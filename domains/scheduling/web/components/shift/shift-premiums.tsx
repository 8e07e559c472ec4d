import { useCall } from '@hearth/client/query';
import type { Shift, ShiftContent } from '../../../contract/schemas.ts';
import { previewShiftPremiums } from '../../../contract/publication-endpoints.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { PremiumAmount, PremiumLaw } from '../publish/publish-premiums.tsx';

/** What the change of a published shift would cost by law, before it is made; nothing where no law asks for anything. */
export default function ShiftPremiums({ shift, after }: { shift: Shift; after: ShiftContent }) {
  const { week } = useSchedule().snapshot;
  const tell = useDialogPhrases();
  const { data } = useCall(
    previewShiftPremiums,
    { params: { id: week.location.id }, body: { changes: [{ shift_id: shift.id, after }] } },
    { keepPrevious: true },
  );
  if (data === undefined || data.premiums.length === 0) return null;
  return (
    <div role="status" className="grid gap-1.5 rounded-lg bg-sunken p-2.5">
      <b>{tell('premium.title')}</b>
      {data.premiums.map((line) => (
        <div key={`${line.employee_id}${line.rule}`} className="grid gap-0.5">
          <PremiumAmount line={line} reason="EMPLOYER" />
          <PremiumLaw line={line} />
        </div>
      ))}
    </div>
  );
}
