import type { OpenMessage } from '../worker/messages.ts';

/** Opens the pages that pressed notices lead to, as links of this page do. Answers what ends it. */
export function openPages(open: (path: string) => void): () => void {
  const { serviceWorker: container } = navigator as Partial<Navigator>;
  const hear = ({ data, ports }: MessageEvent): void => {
    const message = data as OpenMessage | undefined;
    if (message?.type !== 'open') return;
    ports[0]?.postMessage('opened');
    open(message.path);
  };
  container?.addEventListener('message', hear);
  container?.startMessages();
  return () => container?.removeEventListener('message', hear);
}
