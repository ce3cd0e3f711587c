import { isTicked, taskMarker } from '../task-marker.ts';
import { frontMatterEnd } from './front-matter.ts';
import { withoutLineIds } from './line-ids.ts';
import { withoutLiveContent } from './live-content.ts';
import { previewOf } from './preview.ts';
import { withoutCommentBlocks } from './without-comments.ts';
import { withoutImages } from './without-images.ts';

/** A line of a note without markup. */
export interface PreviewLine {
  readonly text: string;
  /** Whether the task on the line is completed; null if the line is not a task. */
  readonly isDone: boolean | null;
}

/** How much of a note to show. */
export interface PreviewSize {
  readonly lines: number;
  /** The maximum length of a line in UTF-16 code units. */
  readonly length: number;
}

/** Lines without text are skipped, so more lines are read than are shown. */
const linesReadForEach = 8;

/** Returns the first lines of a note that have text. The properties are skipped. */
export function previewLines(text: string, { lines, length }: PreviewSize): readonly PreviewLine[] {
  const from = frontMatterEnd(text);
  const start = withoutCommentBlocks(text.slice(from), lines * linesReadForEach * length);
  const beginning = withoutImages(withoutLiveContent(start)).split('\n');
  const shown: PreviewLine[] = [];
  for (const line of beginning.slice(0, lines * linesReadForEach)) {
    const read = lineWithoutMarkup(line, length);
    if (read.text !== '') shown.push(read);
    if (shown.length === lines) break;
  }
  return shown;
}

const taskStart = new RegExp(`^\\s*(?:[-*+]|\\d{1,9}[.)])\\s+(${taskMarker.source})\\s+`);

function lineWithoutMarkup(line: string, length: number): PreviewLine {
  const [start = '', marker] = taskStart.exec(line) ?? [];
  return {
    text: previewOf(withoutLineIds(line.slice(start.length)).trim(), length),
    isDone: marker === undefined ? null : isTicked(marker),
  };
}
