import { enterScopeAt } from './scope.ts';
import type { Scope } from './scope.ts';
import { asConfig } from './server.ts';
import type { Lanes } from './lanes.ts';
import type { Wire } from './tx.ts';

/**
 * Reading work. At the isolation that is used everywhere each statement sees the database as it is when it is sent, whether or
 * not a transaction holds them together; so none does. A statement enters the scope in the same packet, and can change nothing.
 */
export class Reading implements Wire {
  readonly #lanes: Lanes;
  readonly #moment: Date | undefined;
  #scope: Scope;

  constructor(lanes: Lanes, scope: Scope, moment?: Date) {
    this.#lanes = lanes;
    this.#moment = moment;
    this.#scope = scope;
  }

  async query(text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    const result = await this.#lanes.send(asConfig(text, values), this.#scope, this.#moment);
    return { rows: result.rows, affected: result.rowCount ?? 0 };
  }

  script(text: string): Promise<void> {
    return this.#lanes.script(
      `select set_config('transaction_read_only','on',true);${enterScopeAt(this.#scope, this.#moment)};${text}`,
    );
  }

  enter(scope: Scope): Promise<void> {
    this.#scope = scope;
    return Promise.resolve();
  }
}
