import { appendFileSync, readFileSync } from 'node:fs';
import { newId } from '@hearth/kit/id';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import type { Node } from './node.ts';

/** Where a ledger writes: a location, the first day of its week, and the days that shifts are copied to. */
export interface Page {
  readonly place: string;
  readonly week: string;
  readonly source: string;
}

const PAUSE_MS = 60;
const MOST_TRIES = 2_000;

const shiftOn = (date: string, note: string): object => ({
  employee_id: null,
  position_id: null,
  date,
  start: '09:00',
  end: '10:00',
  unpaid_break_minutes: 0,
  paid_break_minutes: 0,
  station: '',
  note,
});

/**
 * Writes to the application from all sides, and keeps in a file of its own what was acknowledged, before anything else is done.
 * Three kinds: positions, each asked for once; shifts and copies of a shift, each under a key and asked for until acknowledged.
 */
export class Ledger {
  readonly #file: string;
  readonly #caller: Caller;
  readonly #nodes: readonly Node[];
  #positions = 0;
  #copies = 0;
  #isOver = false;
  #loops: Promise<void>[] = [];

  constructor(file: string, caller: Caller, nodes: readonly Node[]) {
    this.#file = file;
    this.#caller = caller;
    this.#nodes = nodes;
    appendFileSync(file, '');
  }

  /** Begins to write on a page. The shift that is copied must be acknowledged first. */
  async open(page: Page): Promise<void> {
    this.#isOver = false;
    await this.#keyed(page, newId(), { kind: 'create', id: newId(), content: shiftOn(page.source, 'source') });
    this.#loops = [
      this.#addPositions(page, 0),
      this.#addPositions(page, 1),
      this.#addShifts(page),
      this.#addCopies(page),
    ];
  }

  /** Ends when everything under a key is acknowledged. */
  async close(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  /** What was acknowledged, by kind. */
  get acknowledged(): Readonly<Record<'position' | 'shift' | 'copy', readonly string[]>> {
    const kept: Record<'position' | 'shift' | 'copy', string[]> = { position: [], shift: [], copy: [] };
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const [kind, id] = line.split(' ');
      if (id !== undefined) kept[kind as 'shift'].push(id);
    }
    return kept;
  }

  #acknowledge(kind: string, id: string): void {
    appendFileSync(this.#file, `${kind} ${id}\n`);
  }

  #node(turn: number): Node {
    return this.#nodes[turn % this.#nodes.length] as Node;
  }

  async #addPositions({ place }: Page, turn: number): Promise<void> {
    while (!this.#isOver) {
      this.#positions += 1;
      const name = `Ledger-${this.#positions}`;
      const outcome = await this.#caller.call(this.#node(turn), `/v1/brands/${place}/positions`, {
        name,
        department: 'BAR',
      });
      if (outcome.kind === 'done') this.#acknowledge('position', name);
      await pause(PAUSE_MS);
    }
  }

  async #addShifts(page: Page): Promise<void> {
    while (!this.#isOver) {
      const id = newId();
      await this.#keyed(page, newId(), { kind: 'create', id, content: shiftOn(page.week, 'ledger') });
      this.#acknowledge('shift', id);
      await pause(PAUSE_MS);
    }
  }

  /** Each copy goes to a day of its own: two shifts there are one too many. */
  async #addCopies({ place, source }: Page): Promise<void> {
    while (!this.#isOver) {
      this.#copies += 1;
      const day = Temporal.PlainDate.from(source).add({ days: 7 + this.#copies });
      const to = day.toString();
      const body = {
        idempotency_key: newId(),
        from: source,
        to,
        days: 1,
        people: 'open',
        on_conflict: 'skip',
        dry_run: false,
      };
      await this.#until(`/v1/brands/${place}/schedule/copy`, body);
      this.#acknowledge('copy', to);
      await pause(PAUSE_MS * 6);
    }
  }

  #keyed({ place }: Page, key: string, command: object): Promise<void> {
    const body = { idempotency_key: key, commands: [command], answers: [] };
    return this.#until(`/v1/brands/${place}/schedule/commands`, body);
  }

  /** Sends the same until it is acknowledged, by whichever node. */
  async #until(path: string, body: object): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const outcome = await this.#caller.call(this.#node(turn), path, body);
      if (outcome.kind === 'done') return;
      // It has been noted; what is refused for good would be asked for for ever.
      if (outcome.kind === 'wrong' && turn > MOST_TRIES) throw new Error(outcome.why);
      await pause(100);
    }
  }
}
