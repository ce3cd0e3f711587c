import { trainingEmbedOn } from './training-embed.ts';

/** A fenced block of the language `mensana` with its end; without one, everything that follows. */
const answerBlock = /^ {0,3}(`{3,}|~{3,})[ \t]*mensana[ \t]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gim;
const answerInLine = /`[ \t]*=[ \t]*[\p{L}\p{N}"(#-][^`\n]*`/gu;
const mayHoldLiveContent = /mensana|`[ \t]*=|!\[\[training/i;
const lineWithEmbed = /^.*!\[\[training.*$/gm;

/**
 * Removes what a note shows from the training: live answers, which become `…` within a line, and embedded training. In a
 * preview there is no room for the data, and its source would read as if it were part of the text.
 */
export function withoutLiveContent(text: string): string {
  if (!mayHoldLiveContent.test(text)) return text;
  return text
    .replaceAll(answerBlock, '')
    .replaceAll(answerInLine, '…')
    .replaceAll(lineWithEmbed, (line) => (trainingEmbedOn(line) === null ? line : ''));
}
