/** The initial frame of the specification: the defaults of the library's first version. */
export const CROP_DEFAULTS = {
  autoCropArea: 0.8,
  wheelZoomRatio: 0.1,
  minContainerWidth: 200,
  minContainerHeight: 100,
} as const;

/** The output format: a JPEG of 240 by 240. */
export const PORTRAIT = { side: 240, type: 'image/jpeg', quality: 0.92 } as const;

/** The operations on the picture under the frame, each with a button and a key. */
export type CropMove =
  | { by: 'move'; x: number; y: number }
  | { by: 'zoom'; ratio: number }
  | { by: 'turn'; degrees: number };

const STEP = 10;
const FINE_STEP = 1;

/**
 * The operation of a key; Shift makes arrow steps small; undefined for other keys. Undefined for keys that do nothing
 * here.
 */
export function toCropMove(key: string, shift: boolean): CropMove | undefined {
  const step = shift ? FINE_STEP : STEP;
  const moves: Readonly<Record<string, CropMove>> = {
    ArrowUp: { by: 'move', x: 0, y: -step },
    ArrowDown: { by: 'move', x: 0, y: step },
    ArrowLeft: { by: 'move', x: -step, y: 0 },
    ArrowRight: { by: 'move', x: step, y: 0 },
    '+': { by: 'zoom', ratio: CROP_DEFAULTS.wheelZoomRatio },
    '=': { by: 'zoom', ratio: CROP_DEFAULTS.wheelZoomRatio },
    '-': { by: 'zoom', ratio: -CROP_DEFAULTS.wheelZoomRatio },
    _: { by: 'zoom', ratio: -CROP_DEFAULTS.wheelZoomRatio },
    r: { by: 'turn', degrees: 90 },
    R: { by: 'turn', degrees: -90 },
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}
