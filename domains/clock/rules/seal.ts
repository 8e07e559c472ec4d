import type { KioskPunch } from '../contract/kiosk-schemas.ts';

/** All of a punch that its seal vouches for. */
export type SealedPunch = Omit<KioskPunch, 'sealed' | 'approver'> & {
  /** The manager who says yes to it. */
  readonly approver?: Pick<NonNullable<KioskPunch['approver']>, 'employee_id'> | null | undefined;
};

/**
 * What the hash in a seal is taken of: everything that a punch says, as JSON in a fixed order. Whoever changes a punch that waits on a
 * tablet breaks its seal.
 */
export function textToSeal(punch: SealedPunch): string {
  const { attestation, approver } = punch;
  return JSON.stringify([
    approver ? 'hearth-kiosk-2' : 'hearth-kiosk-1',
    punch.idempotency_key,
    punch.employee_id,
    punch.kind,
    punch.device_at,
    punch.reason,
    attestation && [attestation.took_breaks, attestation.got_tips, attestation.was_injured, attestation.note],
    ...(approver ? [approver.employee_id] : []),
  ]);
}
