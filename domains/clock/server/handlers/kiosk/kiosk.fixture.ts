import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { newId } from '@hearth/kit/id';
import type { TestServer } from '@hearth/testing/server';
import * as kiosks from '../../../contract/kiosk-endpoints.ts';
import type { KioskPunch } from '../../../contract/kiosk-schemas.ts';
import * as pins from '../../../contract/pin-endpoints.ts';
import { textToSeal } from '../../../rules/seal.ts';
import type { SealedPunch } from '../../../rules/seal.ts';
import { sha256 } from '../../write-chain.ts';
import { openClocked } from '../clock.fixture.ts';

const MS_PER_MINUTE = 60_000;

/** A restaurant with a shared tablet that is paired, where Inês has the PIN 2794. */
export async function openTablet(server: TestServer) {
  const clocked = await openClocked(server, { own_devices: false });
  const { here, ines, manager } = clocked;
  const at = { id: here };
  const create = (name = 'Back door', token = manager.token) =>
    server.call(kiosks.createKiosk, { params: at, body: { name } }, token);
  const pair = (code: string) => server.call(kiosks.pairKiosk, { body: { code } });
  const made = (await create()).data;
  const { device_token: device } = (await pair(made.code)).data;
  const day = (token = device) => server.call(kiosks.openKiosk, { body: { device_token: token } });
  const publicKey = createPublicKey({
    key: Buffer.from((await day()).data.public_key, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const seal = (punch: SealedPunch, pin: string): string =>
    publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(`${sha256(textToSeal(punch))} ${pin}`),
    ).toString('base64');
  type Change = Partial<Omit<KioskPunch, 'approver'>> & {
    readonly pin?: string;
    readonly approver?: { readonly employeeId: string; readonly pin: string };
  };
  const punchOf = (kind: KioskPunch['kind'], minutesAgo = 0, change: Change = {}) => {
    const { pin = '2794', approver, ...rest } = change;
    const key = rest.idempotency_key ?? newId();
    const punch = {
      idempotency_key: key,
      employee_id: ines.id,
      kind,
      device_at: new Date(server.clock.now().getTime() - minutesAgo * MS_PER_MINUTE).toISOString(),
      reason: '',
      attestation: null,
      ...rest,
    };
    if (approver === undefined) return { sealed: seal(punch, pin), ...punch } satisfies KioskPunch;
    const approved = { ...punch, approver: { employee_id: approver.employeeId } };
    return {
      ...punch,
      sealed: seal(approved, pin),
      approver: { ...approved.approver, sealed: seal(approved, approver.pin) },
    } satisfies KioskPunch;
  };
  let sent = 0;
  const send = (punches: readonly KioskPunch[], change: { token?: string; serial?: number; sentAt?: string } = {}) => {
    sent += 1;
    return server.call(kiosks.sendKioskPunches, {
      body: {
        device_token: change.token ?? device,
        sent_at: change.sentAt ?? server.clock.now().toISOString(),
        serial: change.serial ?? sent,
        punches: [...punches],
      },
    });
  };
  const outcomes = async (...punches: readonly KioskPunch[]) =>
    (await send(punches)).data.outcomes.map(({ outcome }) => outcome);
  const clockOf = (pin: string, employeeId = ines.id) =>
    server.call(kiosks.openKioskClock, { body: { device_token: device, employee_id: employeeId, pin } });
  const setPin = (pin: string) =>
    server.call(pins.setMyPin, { params: { employee_id: ines.id }, body: { pin } }, ines.user.token);
  const held = async () => (await server.call(kiosks.listHeldPunches, { params: at }, manager.token)).data.held;
  const revoke = (lostSince: string | null = null, version = 2) =>
    server.call(
      kiosks.revokeKiosk,
      { params: { id: here, kiosk_id: made.kiosk.id }, body: { version, lost_since: lostSince } },
      manager.token,
    );
  /** As if all had been set up so long ago, and nothing was heard of the tablet since. */
  const awayFor = (hours: number) =>
    server.run(async ({ db }) => {
      const ago = `${hours} hours`;
      await db.query(
        'update clock.kiosk set paired_at = paired_at - $2::interval, last_seen_at = last_seen_at - $2::interval where id = $1',
        [made.kiosk.id, ago],
      );
      await db.query('update clock.employee_pin set set_at = set_at - $2::interval where employee_id = $1', [
        ines.id,
        ago,
      ]);
    });
  await setPin('2794');
  return {
    ...clocked,
    made,
    device,
    create,
    pair,
    day,
    seal,
    punchOf,
    send,
    outcomes,
    clockOf,
    setPin,
    held,
    revoke,
    awayFor,
  };
}
