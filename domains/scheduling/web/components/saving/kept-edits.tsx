import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { useEffect, useState } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import { editShelf, type StoredEdits } from '../../state/week/edit-shelf.ts';
import { compareUnsaved, type RecoveredEdits } from '../../state/week/unsaved-edits.ts';
import type { WeekEditor } from '../../state/week/week-editor.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { isLive } from './live-pages.ts';

const SHOWN = 3;
type RecoveryOffer = RecoveredEdits & { readonly kept: StoredEdits };

/**
 * What earlier windows of the reader did not save. In this week it is saved now; where others have changed the same shifts since,
 * the reader decides. For other weeks there is the way to them.
 */
export default function KeptEdits({ userId, onGo }: { userId: string; onGo: (date: string) => void }) {
  const { snapshot } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const d = useDialogPhrases();
  const { id: locationId } = snapshot.week.location;
  const { week } = snapshot.week;
  const [offers, setOffers] = useState<readonly RecoveryOffer[]>([]);
  const [elsewhere, setElsewhere] = useState<readonly StoredEdits[]>([]);
  useEffect(() => {
    let stays = true;
    void findClosedPages(userId).then((left) => {
      if (!stays) return;
      const here = left.filter((kept) => kept.locationId === locationId);
      const { offered, sent } = takeUp(
        weekEditor,
        here.filter((kept) => kept.week === week),
      );
      if (sent > 0) toasts.show({ message: d('kept.sent', { count: sent }), tone: 'info', key: 'kept' });
      setOffers(offered);
      setElsewhere(here.filter((kept) => kept.week !== week));
    });
    return () => {
      stays = false;
    };
  }, [weekEditor, userId, locationId, week, d]);
  return (
    <>
      {offers.map((offer) => (
        <OfferNote
          key={offer.kept.page}
          offer={offer}
          onDone={() => {
            editShelf.forget(offer.kept);
            setOffers((known) => known.filter((one) => one !== offer));
          }}
        />
      ))}
      {elsewhere.map((kept) => (
        <Elsewhere key={`${kept.page}/${kept.week}`} kept={kept} onGo={onGo} />
      ))}
    </>
  );
}

async function findClosedPages(userId: string): Promise<readonly StoredEdits[]> {
  const live = await Promise.all(
    editShelf.others(userId).map(async (kept) => ({ kept, live: await isLive(kept.page) })),
  );
  return live.filter((one) => !one.live).map(({ kept }) => kept);
}

/** Saves what nobody has overtaken, forgets what is saved already, and gives back what the reader has to decide. */
function takeUp(editor: WeekEditor, here: readonly StoredEdits[]): { offered: readonly RecoveryOffer[]; sent: number } {
  const offered: RecoveryOffer[] = [];
  let sent = 0;
  for (const kept of here) {
    const verdict = compareUnsaved(kept, editor.snapshot().roster);
    if (verdict.overtaken.length > 0) {
      offered.push({ ...verdict, kept });
      continue;
    }
    if (verdict.commands.length > 0) {
      sent += verdict.commands.length;
      editor.adopt(kept);
    }
    editShelf.forget(kept);
  }
  return { offered, sent };
}

function OfferNote({ offer: { kept, commands, overtaken }, onDone }: { offer: RecoveryOffer; onDone: () => void }) {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const d = useDialogPhrases();
  const { t, format } = phrases;
  const describe = (found: Shift): string => {
    const who = found.employee_id === null ? t('grid.openShifts') : conflictPhrases.name(found.employee_id);
    return `${who}, ${format.date(found.date, 'weekday')} ${phrases.range(found)}`;
  };
  const line = (id: string): string => {
    const found = snapshot.roster.shifts.get(id);
    return found === undefined || found.removed ? d('kept.gone') : describe(found);
  };
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="warn"
        title={d('kept.title', { count: Math.max(commands.length, overtaken.length) })}
        action={
          <>
            <Button size="sm" onClick={onDone}>
              {d('kept.drop')}
            </Button>
            {commands.length > 0 && (
              <Button
                size="sm"
                variant="primary"
                onClick={() => {
                  weekEditor.adopt({ flight: null, pending: commands, answers: kept.answers });
                  onDone();
                }}
              >
                {d('kept.apply')}
              </Button>
            )}
          </>
        }
      >
        <p>{d('kept.overtaken', { time: format.instant(kept.at, snapshot.week.location.time_zone) })}</p>
        <ul>
          {overtaken.slice(0, SHOWN).map((id) => (
            <li key={id}>{line(id)}</li>
          ))}
        </ul>
        {overtaken.length > SHOWN && <p>{t('others.more', { count: overtaken.length - SHOWN })}</p>}
      </Alert>
    </div>
  );
}

function Elsewhere({ kept, onGo }: { kept: StoredEdits; onGo: (date: string) => void }) {
  const { format } = useSchedule().phrases;
  const d = useDialogPhrases();
  const count = kept.pending.length + (kept.flight?.commands.length ?? 0);
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="info"
        title={d('kept.elsewhere', { count, week: format.date(kept.week, 'short') })}
        action={
          <Button size="sm" onClick={() => onGo(kept.week)}>
            {d('kept.go')}
          </Button>
        }
      />
    </div>
  );
}
