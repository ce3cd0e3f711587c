/** @typedef {{ part: string, file: string, importMs: number, environmentMs: number, testsMs: number }} FileTimes */

/** The number of slowest files that are printed. */
const slowest = 20;

/**
 * Prints how long a run of tests took: the wall time of each part, the sums of its files, and the slowest files. Files
 * that run at the same time count in full, so the sums are larger than the wall time.
 *
 * @param {ReadonlyMap<string, number>} wallMs the wall time of each part, in the order in which they are printed
 * @param {readonly FileTimes[]} files
 * @returns {string}
 */
export function printedTimes(wallMs, files) {
  const whole = [...wallMs.values()].reduce((sum, each) => sum + each, 0);
  const parts = [...wallMs].map(([part, wall]) => {
    const own = files.filter((file) => file.part === part);
    const sums = [sumOf(own, 'importMs'), sumOf(own, 'environmentMs'), sumOf(own, 'testsMs')];
    return own.length === 0 ? row(part, wall) : row(part, wall, own.length, ...sums);
  });
  const longest = files.toSorted((a, b) => totalOf(b) - totalOf(a)).slice(0, slowest);
  return [
    `${'seconds'.padEnd(16)}${['wall', 'files', 'import', 'environment', 'tests'].map(cell).join('')}`,
    ...parts,
    row('whole run', whole),
    '',
    'the slowest files, in seconds',
    ...longest.map((file) => `${seconds(totalOf(file)).padStart(7)}  ${file.file}`),
  ].join('\n');
}

function row(name, wall, files, ...sums) {
  const cells = [seconds(wall), ...(files === undefined ? [] : [`${files}`]), ...sums.map(seconds)];
  return `${name.padEnd(16)}${cells.map(cell).join('')}`;
}

function cell(text) {
  return text.padStart(13);
}

function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

function sumOf(files, figure) {
  return files.reduce((sum, file) => sum + file[figure], 0);
}

function totalOf({ importMs, environmentMs, testsMs }) {
  return importMs + environmentMs + testsMs;
}
