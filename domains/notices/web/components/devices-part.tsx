import { useClient } from '@hearth/client/context';
import { useCall, useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import { useMutation, useQuery } from '@tanstack/react-query';
import { addNoticeDevice, listNoticeDevices, removeNoticeDevice } from '../../contract/endpoints.ts';
import type { NoticeDevice } from '../../contract/schemas.ts';
import { fingerprintOf, ownSubscription, pushState, subscribe, subscriptionKeys } from '../push-browser.ts';
import { useWords } from '../words.ts';

/** The reader's devices that show notices, and whether this one does. */
export function DevicesPart() {
  const { t, problem } = useWords();
  const found = useCall(listNoticeDevices, {});
  return (
    <Card title={t('devices.title')} note={t('devices.note')}>
      <Resource of={found} rows={2} problem={problem}>
        {({ key, devices }) => <Devices serverKey={key} devices={devices} />}
      </Resource>
    </Card>
  );
}

function Devices({ serverKey, devices }: { serverKey: string | null; devices: readonly NoticeDevice[] }) {
  // Which of them this browser is; read again when one is added or removed.
  const own = useQuery({
    queryKey: ['notices-own-device', devices],
    queryFn: async () => {
      const subscription = await ownSubscription();
      return subscription === null ? null : fingerprintOf(subscription);
    },
  });
  const isHere = devices.some(({ fingerprint }) => fingerprint === own.data);
  return (
    <div className="grid justify-items-start gap-4">
      {!isHere && <TurnOn serverKey={serverKey} />}
      {devices.length > 0 && (
        <ul className="grid w-full gap-1">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} isHere={device.fingerprint === own.data} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TurnOn({ serverKey }: { serverKey: string | null }) {
  const { t, problem } = useWords();
  const client = useClient();
  const add = useMutation({
    mutationFn: async (key: string) => {
      const subscription = await subscribe(key);
      if (typeof subscription === 'string') return subscription;
      await client.call(addNoticeDevice, { body: subscriptionKeys(subscription) });
      return null;
    },
  });
  const state = pushState();
  if (state !== 'possible') return <Alert tone={state === 'blocked' ? 'warn' : 'info'}>{t(`devices.${state}`)}</Alert>;
  if (serverKey === null) return <Alert>{t('devices.unsupported')}</Alert>;
  return (
    <>
      {add.isError && (
        <Alert tone="bad" urgent>
          {problem(add.error)}
        </Alert>
      )}
      {add.data != null && <Alert tone="warn">{t(`devices.${add.data}`)}</Alert>}
      <Button variant="primary" busy={add.isPending} onClick={() => add.mutate(serverKey)}>
        {t('devices.turnOn')}
      </Button>
    </>
  );
}

function DeviceRow({ device, isHere }: { device: NoticeDevice; isHere: boolean }) {
  const { t, problem } = useWords();
  const format = useFormat();
  const remove = useSend(removeNoticeDevice);
  const name = useDeviceName()(device);
  const at = device.used_at ?? device.added_at;
  const day = format.instant(new Date(at), deviceZone(), 'short');
  const turnOff = async (): Promise<void> => {
    if (isHere) await (await ownSubscription())?.unsubscribe();
    remove.mutate({ params: { id: device.id } });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0">
        <bdi>{name}</bdi>
        {isHere && <span className="ms-2 text-sm text-ink-2">{t('devices.here')}</span>}
        <span className="block text-sm text-ink-2">
          {t(device.used_at === null ? 'devices.added' : 'devices.used', { time: day })}
        </span>
        {remove.isError && <span className="block text-sm text-bad">{problem(remove.error)}</span>}
      </span>
      <Button
        size="sm"
        busy={remove.isPending}
        aria-label={t('devices.removeNamed', { name })}
        onClick={() => void turnOff()}
      >
        {t('devices.remove')}
      </Button>
    </li>
  );
}

/** How a device is called: by its browser and system, as far as they said. */
export function useDeviceName(): (device: Pick<NoticeDevice, 'browser' | 'system'>) => string {
  const { t } = useWords();
  return ({ browser, system }) => {
    const known = [browser, system].filter((part) => part !== null);
    return known.length === 0 ? t('devices.unnamed') : known.join(', ');
  };
}
