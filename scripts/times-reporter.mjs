import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A reporter for Vitest that writes the time of each file to the file named by `TEST_TIMES`, as JSON:
 * `{ project, file, startedAt, endedAt, importMs, environmentMs, testsMs }`.
 */
export default class TimesReporter {
  #startedAt = new Map();
  #times = [];

  onTestModuleQueued({ id }) {
    this.#startedAt.set(id, Date.now());
  }

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const endedAt = Date.now();
    this.#times.push({
      project: module.project.name.replace(/ \(.*\)$/, ''),
      file: relative(process.cwd(), module.moduleId),
      startedAt: this.#startedAt.get(module.id) ?? endedAt,
      endedAt,
      importMs: collectDuration,
      environmentMs: environmentSetupDuration + prepareDuration + setupDuration,
      testsMs: duration,
    });
  }

  onTestRunEnd() {
    writeFileSync(process.env.TEST_TIMES, JSON.stringify(this.#times));
  }
}
