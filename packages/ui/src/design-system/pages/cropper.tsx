import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../button/index.tsx';
import type { CropperHandle } from '../../cropper/index.tsx';
import { BoxLoader } from '../../spinner/index.tsx';
import type { WidgetPage } from '../widget-page.ts';

const Cropper = lazy(async () => ({ default: (await import('../../cropper/index.tsx')).Cropper }));

/** A picture to frame, drawn here so that none has to be fetched. */
const PICTURE = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#c9d6df"/><circle cx="600" cy="330" r="170" fill="#a0623a"/><path d="M250 800c0-220 160-320 350-320s350 100 350 320z" fill="#1f3a5f"/></svg>`,
  ],
  { type: 'image/svg+xml' },
);

function Plain() {
  const cropper = useRef<CropperHandle>(null);
  const [cut, setCut] = useState<string>();
  const [ready, setReady] = useState(false);
  return (
    <div className="grid max-w-md gap-3">
      <Suspense fallback={<BoxLoader label="Image" className="h-72" />}>
        <Cropper ref={cropper} picture={PICTURE} onReady={setReady} />
      </Suspense>
      <div className="flex items-center gap-4">
        <Button
          variant="primary"
          disabled={!ready}
          onClick={() => void cropper.current?.cut().then((blob) => setCut(URL.createObjectURL(blob)))}
        >
          Cut
        </Button>
        {cut !== undefined && <img src={cut} alt="What was cut, 240 by 240" className="size-30 rounded-md" />}
      </div>
    </div>
  );
}

const UNREADABLE = new Blob(['no picture'], { type: 'image/png' });

function Unreadable() {
  return (
    <div className="max-w-md">
      <Suspense fallback={<BoxLoader label="Image" className="h-72" />}>
        <Cropper ref={null} picture={UNREADABLE} />
      </Suspense>
    </div>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'A square of a picture, 240 by 240', Show: Plain },
    { title: 'No picture', Show: Unreadable },
  ],
  keyboard: [],
  dos: ['Put it in a dialog, and load it once someone has chosen an image.'],
  donts: ['Ask for a picture of the right size: cutting is what this is for.'],
};
