import { createLayerStack } from './layer.ts';

const stack = createLayerStack();

/** As the ref of an overlay: puts it at 1030, and over every modal that was open before it. What lies beside the application finds it by `data-modal`. */
export function atModalLayer(overlay: HTMLElement | null): (() => void) | undefined {
  if (overlay === null) return undefined;
  const { layer, leave } = stack.enter();
  overlay.style.zIndex = String(layer);
  overlay.dataset['modal'] = '';
  return leave;
}
