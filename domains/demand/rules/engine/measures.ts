/** How far forecasts were from what happened, over days that were open. */
export interface Measures {
  readonly days: number;
  /** Mean of the errors as parts of the actual values. */
  readonly mape: number;
  /** Sum of the errors as a part of the sum of the actual values. */
  readonly wape: number;
  /** Root of the mean squared difference of log(1 + value). */
  readonly rmsle: number;
  /** Sum of forecasts minus actual values, as a part of the actual ones: above 0 is too high. */
  readonly bias: number;
}

/** Collects pairs of a forecast and what happened. */
export class ErrorSums {
  days = 0;
  #relative = 0;
  #absolute = 0;
  #squaredLog = 0;
  #difference = 0;
  #actual = 0;

  /** Takes one day; days with nothing are closed and say nothing. */
  add(forecast: number, actual: number): void {
    if (!(actual > 0)) return;
    const error = Math.abs(forecast - actual);
    this.days += 1;
    this.#relative += error / actual;
    this.#absolute += error;
    this.#squaredLog += (Math.log1p(forecast) - Math.log1p(actual)) ** 2;
    this.#difference += forecast - actual;
    this.#actual += actual;
  }

  get squaredLog(): number {
    return this.#squaredLog;
  }

  /** The measures of all days so far; 0 when there were none. */
  measures(): Measures {
    const days = Math.max(1, this.days);
    const actual = this.#actual === 0 ? 1 : this.#actual;
    return {
      days: this.days,
      mape: this.#relative / days,
      wape: this.#absolute / actual,
      rmsle: Math.sqrt(this.#squaredLog / days),
      bias: this.#difference / actual,
    };
  }
}
