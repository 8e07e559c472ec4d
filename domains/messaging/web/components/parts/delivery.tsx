import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { mailStanding } from '@hearth/kit/text/letter-state';
import { Icon } from '@hearth/ui/icon';
import { Check, CheckCheck, MailX } from 'lucide-react';
import { useId, useState } from 'react';
import type { Message } from '../../../contract/schemas.ts';
import { usePartWords } from './words.ts';

/** The delivery state of a burst of messages; a press shows all times. */
export function Delivery({ messages }: { messages: readonly Message[] }) {
  const { t } = usePartWords();
  const format = useFormat();
  const id = useId();
  const [open, setOpen] = useState(false);
  const at = (moment: string): string => format.instant(moment, deviceZone(), 'short');
  const lines = messages.map((message) => ({ message, steps: deliverySteps(message) }));
  const trouble = lines.some(({ steps }) => steps.some(({ bad }) => bad));
  const last = lines.at(-1)?.steps.at(-1);
  const shown = lines.flatMap(({ steps }) => steps).find(({ bad }) => bad) ?? last;
  if (shown === undefined) return null;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`flex min-h-6 items-center gap-1 rounded-sm underline underline-offset-2 phone:min-h-11 phone:px-1 ${trouble ? 'font-bold text-bad' : ''}`}
      >
        {t(`delivery.${shown.what}`, { time: format.instantTime(shown.at, deviceZone()) })}
        <Icon of={trouble ? MailX : last?.what === 'read' ? CheckCheck : Check} size={16} />
      </button>
      <ol id={id} hidden={!open} className="basis-full py-1">
        {lines.flatMap(({ message, steps }) =>
          steps.map(({ what, at: moment, bad }) => (
            <li key={`${message.message_id} ${what}`} className={bad ? 'font-bold text-bad' : ''}>
              {t(`delivery.${what}`, { time: at(moment) })}
            </li>
          )),
        )}
      </ol>
    </>
  );
}

interface DeliveryStep {
  readonly what: 'sent' | 'mailed' | 'refused' | 'returned' | 'read';
  readonly at: string;
  readonly bad: boolean;
}

/** The delivery history of a message, in order of time. */
function deliverySteps({ sent_at: sent, read_at: read, mail }: Message): DeliveryStep[] {
  // What was refused at first and taken later is of no concern to whoever wrote it.
  const isRefused = mail !== undefined && mailStanding(mail).standing === 'REFUSED';
  const steps: readonly (Omit<DeliveryStep, 'at'> & { readonly at: string | null })[] = [
    { what: 'sent', at: sent, bad: false },
    { what: 'mailed', at: mail?.accepted_at ?? null, bad: false },
    { what: 'refused', at: isRefused ? mail.refused_at : null, bad: true },
    { what: 'returned', at: mail?.returned_at ?? null, bad: read === null },
    { what: 'read', at: read, bad: false },
  ];
  return steps
    .flatMap(({ at, ...step }) => (at === null ? [] : [{ ...step, at }]))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
