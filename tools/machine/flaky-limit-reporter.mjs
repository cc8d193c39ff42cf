/** So many tests may fail once and pass when repeated; more are a fault of the suite, and fail the run. */
const defaultLimit = 3;

const titleOf = (test) => test.titlePath().filter(Boolean).join(' › ');

/**
 * A reporter for Playwright Test that limits flakiness. List it last: it names the flaky tests and ends the output with
 * `N passed, N failed, N skipped`. Above the limit every flaky test counts as failed.
 */
export default class FlakyLimitReporter {
  #limit;
  #suite;
  #summary = '';

  constructor({ limit = defaultLimit } = {}) {
    this.#limit = limit;
  }

  /** Leaves the progress output to the other reporters. */
  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onEnd({ status }) {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (wanted) => tests.filter((test) => test.outcome() === wanted);
    const flaky = withOutcome('flaky');
    const isOverLimit = flaky.length > this.#limit;
    const hasFailed = isOverLimit || status !== 'passed';
    const failedTests = withOutcome('unexpected').length + (isOverLimit ? flaky.length : 0);
    // An error outside any test fails the run, too.
    const failed = Math.max(failedTests, hasFailed ? 1 : 0);
    const passed = withOutcome('expected').length + (isOverLimit ? 0 : flaky.length);
    this.#summary = [
      ...flaky.map((test) => `flaky: ${titleOf(test)}`),
      ...(isOverLimit ? [`${flaky.length} flaky tests, at most ${this.#limit} are allowed`] : []),
      `${passed} passed, ${failed} failed, ${withOutcome('skipped').length} skipped`,
    ].join('\n');
    return hasFailed && status === 'passed' ? { status: 'failed' } : undefined;
  }

  /** Prints after the summaries that other reporters print when the run ends. */
  onExit() {
    console.log(this.#summary);
  }
}
