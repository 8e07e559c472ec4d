import { Tally } from './figures.ts';
import type { Figures } from './figures.ts';
import { Connection } from './socket.ts';
import type { Answer } from './socket.ts';

/** One request of the mix, and what to do with its answer. */
export interface Asked {
  readonly call: string;
  readonly request: string;
  readonly heard?: (answer: Answer) => void;
}

const TICK_MS = 5;

/**
 * Asks at a steady rate over kept connections, whether or not the answers keep up: what finds no free connection waits for one,
 * and its time runs from the moment it was due. Ends when every request was answered.
 */
export async function drive(
  port: number,
  next: () => Asked,
  { rate, seconds, connections }: { rate: number; seconds: number; connections: number },
): Promise<Figures> {
  const tally = new Tally();
  const free = Array.from({ length: connections }, () => new Connection(port));
  const all = [...free];
  const waiting: { readonly due: number; readonly asked: Asked }[] = [];
  const began = performance.now();
  const total = Math.round(rate * seconds);
  let made = 0;
  let answered = 0;
  await new Promise<void>((resolve) => {
    const send = (): void => {
      while (waiting.length > 0) {
        const connection = free.pop();
        if (connection === undefined) return;
        const one = waiting.shift();
        if (one === undefined) return;
        connection.send(one.asked.request, (answer) => {
          tally.note(one.asked.call, answer.status, performance.now() - one.due);
          one.asked.heard?.(answer);
          free.push(connection);
          answered += 1;
          if (answered === total) resolve();
          else send();
        });
      }
    };
    const tick = (): void => {
      const now = performance.now();
      for (; made < total && began + (made * 1000) / rate <= now; made += 1)
        waiting.push({ due: began + (made * 1000) / rate, asked: next() });
      send();
      if (made < total) setTimeout(tick, TICK_MS);
    };
    tick();
  });
  for (const connection of all) connection.close();
  return tally.figures((performance.now() - began) / 1000);
}
