import type { DevicePosition } from '../../contract/schemas.ts';

const PATIENCE_MS = 10_000;

/** Where the device is; null where it does not say, or nobody allowed it. */
export function readPosition(): Promise<DevicePosition | null> {
  return new Promise((resolve) => {
    const source = globalThis.navigator?.geolocation;
    if (source === undefined) {
      resolve(null);
      return;
    }
    source.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.min(100_000, accuracy) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    );
  });
}
