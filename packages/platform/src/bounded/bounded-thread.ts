import { parentPort, workerData } from 'node:worker_threads';

/** The one piece of work that this thread was started for. */
const { module, name, input } = workerData as { module: string; name: string; input: unknown };

try {
  const exported = (await import(module)) as Record<string, (input: unknown) => unknown>;
  parentPort?.postMessage({ answer: await exported[name]?.(input) });
} catch (error) {
  parentPort?.postMessage({ error });
}
