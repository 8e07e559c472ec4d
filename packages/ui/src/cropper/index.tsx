import { usePhrases } from '@hearth/i18n/phrases';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { Alert } from '../alert/index.tsx';
import { Button, IconButton } from '../button/index.tsx';
import { Icon } from '../icon/index.tsx';
import { BoxLoader } from '../spinner/index.tsx';
import type { CropFrame } from './frame.ts';
import { layFrame } from './frame.ts';
import type { CropMove } from './moves.ts';
import { CROP_DEFAULTS, toCropMove } from './moves.ts';
import en from './phrases/en.json';

/** The imperative handle of a Cropper. */
export type CropperHandle = { cut: () => Promise<Blob> };

/** The props of a Cropper: the picture, and a ref through which what is inside the frame is fetched. */
export type CropperProps = {
  picture: Blob;
  ref: Ref<CropperHandle>;
  /** Told when the frame stands and something can be cut, and when the picture turns out to be none. */
  onReady?: ((ready: boolean) => void) | undefined;
};

const ZOOM = CROP_DEFAULTS.wheelZoomRatio;

/** Chooses a square of a picture: by pointer, by keys, and by a button for each step. Load it lazily: it brings a library along. */
export function Cropper({ picture, ref, onReady }: CropperProps) {
  const { t } = usePhrases('ui-cropper', en);
  const { image, frame, state } = useCropFrame(picture, ref, onReady);
  const hintId = useId();

  function press(event: KeyboardEvent) {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : toCropMove(event.key, event.shiftKey);
    if (move === undefined) return;
    event.preventDefault();
    frame.current?.apply(move);
  }
  return (
    <div className="grid gap-3">
      {/* The frame is moved by keys as a whole; there is no element that does this by itself. */}
      <div
        role="group"
        aria-label={t('area')}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={press}
        className="relative h-72 overflow-hidden rounded-md bg-sunken"
      >
        <img ref={image} alt="" className="block max-w-full opacity-0" />
        {state === 'loading' && <BoxLoader label={t('area')} className="absolute inset-0" />}
      </div>
      {state === 'unreadable' && <Alert tone="bad">{t('unreadable')}</Alert>}
      <p id={hintId} className="text-sm text-ink-2">
        {t('hint')}
      </p>
      <CropTools frame={frame} ready={state === 'ready'} />
    </div>
  );
}

/** Lays the frame over the picture once it has loaded, and hands the caller the way to cut it. */
function useCropFrame(picture: Blob, ref: Ref<CropperHandle>, onReady: CropperProps['onReady']) {
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<CropFrame>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'unreadable'>('loading');
  const told = useRef(onReady);
  useEffect(() => {
    told.current = onReady;
  });
  useEffect(() => {
    const element = image.current;
    if (element === null) return undefined;
    const address = URL.createObjectURL(picture);
    const end = (ready: boolean) => {
      setState(ready ? 'ready' : 'unreadable');
      told.current?.(ready);
    };
    const given = new AbortController();
    const once = { once: true, signal: given.signal };
    element.addEventListener('load', () => (frame.current = layFrame(element, () => end(true))), once);
    element.addEventListener('error', () => end(false), once);
    element.src = address;
    return () => {
      given.abort();
      frame.current?.end();
      frame.current = undefined;
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  useImperativeHandle(ref, () => ({
    cut: () => frame.current?.cut() ?? Promise.reject(new Error('There is no picture yet.')),
  }));
  return { image, frame, state };
}

/** A button for each step that the pointer can make. */
function CropTools({ frame, ready }: { frame: RefObject<CropFrame | undefined>; ready: boolean }) {
  const { t } = usePhrases('ui-cropper', en);
  const step = (label: Parameters<typeof t>[0], of: typeof ZoomIn, move: CropMove) => (
    <IconButton
      label={t(label)}
      disabled={!ready}
      icon={<Icon of={of} size={20} />}
      onClick={() => frame.current?.apply(move)}
    />
  );
  return (
    <div role="group" aria-label={t('tools')} className="flex flex-wrap items-center gap-1">
      <span className="inline-flex gap-1">
        {step('zoomIn', ZoomIn, { by: 'zoom', ratio: ZOOM })}
        {step('zoomOut', ZoomOut, { by: 'zoom', ratio: -ZOOM })}
        {step('turnLeft', RotateCcw, { by: 'turn', degrees: -90 })}
        {step('turnRight', RotateCw, { by: 'turn', degrees: 90 })}
      </span>
      {/* Left is left in every language, and together they go to the next line where there is no room. */}
      <span dir="ltr" className="inline-flex gap-1">
        {step('left', ArrowLeft, { by: 'move', x: -10, y: 0 })}
        {step('right', ArrowRight, { by: 'move', x: 10, y: 0 })}
        {step('up', ArrowUp, { by: 'move', x: 0, y: -10 })}
        {step('down', ArrowDown, { by: 'move', x: 0, y: 10 })}
      </span>
      <Button variant="ghost" disabled={!ready} onClick={() => frame.current?.reset()} className="ms-auto">
        {t('reset')}
      </Button>
    </div>
  );
}
