/** The base z-index of modals; each nested modal is one higher. */
export const MODAL_LAYER = 1030;

/** The z-index of lists and popovers, above every modal. */
export const POPOVER_LAYER = 1040;

/** The z-index of a modal by the number of modals that were open before it; it stays under what floats. */
export function modalLayer(openBefore: number): number {
  return Math.min(MODAL_LAYER + Math.max(openBefore, 0), POPOVER_LAYER - 1);
}

/** The modals that are open, in the order in which they opened. */
export type LayerStack = { enter: () => LayerPlace };

/** A modal's place: its z-index, and what gives the place free. */
export type LayerPlace = { layer: number; leave: () => void };

/** Makes a stack: who enters stands over everybody who is in. */
export function createLayerStack(): LayerStack {
  const open = new Map<symbol, number>();
  return {
    enter: () => {
      const key = Symbol('modal');
      const layer = open.size === 0 ? MODAL_LAYER : modalLayer(Math.max(...open.values()) + 1 - MODAL_LAYER);
      open.set(key, layer);
      return { layer, leave: () => void open.delete(key) };
    },
  };
}
