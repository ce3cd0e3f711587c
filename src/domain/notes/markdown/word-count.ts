/**
 * Counts words in any script.
 *
 * A word is a run of letters and digits, including an apostrophe, a hyphen or a decimal mark inside it. In scripts
 * without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) each letter counts, as in word processors, because
 * dictionary-based word boundaries differ between browsers. Link addresses do not count.
 */
export function wordCount(text: string): number {
  let count = 0;
  wordOrAddress.lastIndex = 0;
  for (let match = wordOrAddress.exec(text); match !== null; match = wordOrAddress.exec(text)) {
    const [found, address] = match;
    if (address !== undefined) continue;
    count += mayBeUnspaced.test(found) ? wordsInRun(found) : 1;
  }
  return count;
}

/** Returns each letter of an unspaced script, and each run of other letters in between. */
function wordsInRun(run: string): number {
  return run.match(unspacedLetterOrOtherRun)?.length ?? 0;
}

const wordOrAddress = /(\]\([^()\s]*\))|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.,'’·-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const mayBeUnspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\uffff]/;
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const unspacedLetterOrOtherRun = new RegExp(`(?=[\\p{L}\\p{N}])[${unspaced}]|[^${unspaced}]+`, 'gu');
