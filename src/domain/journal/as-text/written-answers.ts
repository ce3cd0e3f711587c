import { type AnswerCode, answerCodeOf, frontMatterEnd, noteMarkdownParser } from '../../notes/markdown/index.ts';
import { type Answer, type AnswerWords, printAnswer, printInlineAnswer } from '../../search/answer-language/index.ts';
import { endsBlock, startsBlock } from './block-edges.ts';

export interface WrittenAnswers {
  /** Returns the answer to a line; null to leave its code as it is. */
  readonly answerTo: (line: string) => Answer | null;
  readonly words: AnswerWords;
  /** Whether the line is kept in a comment beside its answer. */
  readonly keepsLine: boolean;
}

/** Returns the lines whose answers a text shows, without the same line twice. */
export function answerLinesIn(text: string): readonly string[] {
  return [...new Set(answerCodesIn(text).map(({ line }) => line))];
}

/** Replaces each live answer in a text by the answer as plain Markdown, for readers without this app. */
export function withWrittenAnswers(text: string, { answerTo, words, keepsLine }: WrittenAnswers): string {
  let written = '';
  let read = 0;
  for (const { kind, line, from, to } of answerCodesIn(text)) {
    const answer = answerTo(line);
    if (answer === null) continue;
    const shown = keepsLine ? line : null;
    const printed =
      kind === 'inline' ? printInlineAnswer(answer, shown, words) : printAnswer(answer, shown, words).trimEnd();
    if (printed === null) continue;
    const isBlock = kind === 'block';
    written += text.slice(read, from) + (isBlock && !startsBlock(text, from) ? '\n' : '') + printed;
    written += isBlock && !endsBlock(text, to) ? '\n' : '';
    read = to;
  }
  return written + text.slice(read);
}

function answerCodesIn(text: string): readonly AnswerCode[] {
  if (!/mensana|=/i.test(text)) return [];
  const bodyFrom = frontMatterEnd(text);
  const body = text.slice(bodyFrom);
  const found: AnswerCode[] = [];
  noteMarkdownParser.parse(body).iterate({
    enter: ({ name, node }) => {
      if (name !== 'FencedCode' && name !== 'InlineCode') return;
      const code = answerCodeOf(node, (from, to) => body.slice(from, to));
      if (code !== null) found.push({ ...code, from: code.from + bodyFrom, to: code.to + bodyFrom });
    },
  });
  return found;
}
