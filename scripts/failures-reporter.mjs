import { writeFileSync } from 'node:fs';

/**
 * A reporter for Vitest that writes what failed to the file named by `TEST_FAILURES`, as JSON: `{ name, errors }[]`. The
 * stack of an action in a page begins with `STACK_TRACE_ERROR` instead of its message, so each error is its message and
 * then the calls of its stack.
 */
export default class FailuresReporter {
  #failures = [];

  onTestCaseResult(test) {
    this.#add(`${test.module.moduleId} › ${test.fullName}`, test.result().errors ?? []);
  }

  onTestModuleEnd(module) {
    this.#add(module.moduleId, module.errors());
  }

  onTestRunEnd(_, errors) {
    this.#add('outside the tests', errors);
    writeFileSync(process.env.TEST_FAILURES, JSON.stringify(this.#failures));
  }

  #add(name, errors) {
    if (errors.length > 0) this.#failures.push({ name, errors: errors.map(toldError) });
  }
}

function toldError({ name, message, stack = '' }) {
  const calls = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const told = `${name}: ${message}`.split('\n').slice(0, 15);
  return [...told, ...calls].join('\n');
}
