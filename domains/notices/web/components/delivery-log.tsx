import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { CHANNELS } from '../../contract/schemas.ts';
import type { Delivery } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { useDeviceName } from './devices-part.tsx';

/** What became of a notice on each channel, a line for each. */
export function DeliveryLog({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useWords();
  const format = useFormat();
  const nameOf = useDeviceName();
  return (
    <ul className="grid gap-1">
      {deliveries.map((line, index) => (
        // Lines of a log have no names of their own, and keep their places.
        <li key={index} className="flex flex-wrap gap-x-2">
          <span className="font-bold">{line.channel === 'MAIL' ? t('log.MAIL') : nameOf(line.device ?? NAMELESS)}</span>
          <span>
            {line.reason === null
              ? t(line.state === 'SENT' ? 'log.state.SENT' : 'log.state.WAITING', {
                  time: format.instantTime(new Date(line.at), deviceZone()),
                })
              : t(`log.reason.${line.reason}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const NAMELESS = { browser: null, system: null };

/** Where a notice has gone beside the product and what puts it off, on one line: nothing where there is nothing to say. */
export function SentLine({ sent }: { sent: readonly Delivery[] }) {
  const { t } = useWords();
  const format = useFormat();
  const sayings = CHANNELS.flatMap((channel) => {
    const lines = sent.filter((line) => line.channel === channel);
    const gone = lines.find(({ state }) => state === 'SENT');
    if (gone !== undefined)
      return t(`log.sent.${channel}`, { time: format.instantTime(new Date(gone.at), deviceZone()) });
    const held = lines.find(({ state }) => state === 'WAITING');
    if (held === undefined || held.held === null) return [];
    return t(`log.held.${held.held}`, { time: format.instant(new Date(held.at), deviceZone(), 'short') });
  });
  return [...new Set(sayings)].map((saying) => <span key={saying}>{` · ${saying}`}</span>);
}
