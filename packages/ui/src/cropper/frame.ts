import Cropper from 'cropperjs';
import 'cropperjs/dist/cropper.css';
import './cropper.css';
import type { CropMove } from './moves.ts';
import { CROP_DEFAULTS, PORTRAIT } from './moves.ts';

/** A frame over a picture that is on the page. */
export type CropFrame = {
  apply: (move: CropMove) => void;
  reset: () => void;
  /** What is inside the frame, as it will be kept. */
  cut: () => Promise<Blob>;
  end: () => void;
};

/** Lays a square frame over a picture; `ready` is called when it stands. */
export function layFrame(image: HTMLImageElement, ready: () => void): CropFrame {
  const cropper = new Cropper(image, {
    ...CROP_DEFAULTS,
    aspectRatio: 1,
    viewMode: 1,
    dragMode: 'move',
    guides: false,
    toggleDragModeOnDblclick: false,
    // Browsers turn a photo as its camera says; the library would ask for the file once more to find out.
    checkOrientation: false,
    checkCrossOrigin: false,
    ready,
  });
  return {
    apply: (move) => {
      if (move.by === 'move') cropper.move(move.x, move.y);
      else if (move.by === 'zoom') cropper.zoom(move.ratio);
      else cropper.rotate(move.degrees);
    },
    reset: () => cropper.reset(),
    cut: () =>
      new Promise((resolve, reject) => {
        const canvas = cropper.getCroppedCanvas({
          width: PORTRAIT.side,
          height: PORTRAIT.side,
          fillColor: 'white',
          imageSmoothingQuality: 'high',
        });
        canvas.toBlob(
          (blob) => (blob === null ? reject(new Error('The picture could not be cut.')) : resolve(blob)),
          PORTRAIT.type,
          PORTRAIT.quality,
        );
      }),
    end: () => cropper.destroy(),
  };
}
