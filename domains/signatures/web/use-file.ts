import { saveFile } from '@hearth/client/browser/save-file';
import { toasts } from '@hearth/ui/toast';
import { useWords } from './words.ts';

/** Saves a file under a name; says so where it cannot be had. */
export function useSaveFile(): (load: () => Promise<Blob>, name: string) => Promise<void> {
  const { problem } = useWords();
  return async (load, name) => {
    try {
      saveFile(await load(), name);
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    }
  };
}
