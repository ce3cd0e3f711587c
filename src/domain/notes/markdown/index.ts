export { type AnswerCode, answerCodeOf, answerLanguage } from './answer-code.ts';
export { bareWebAddressEnd } from './bare-address.ts';
export { hasUnclosedComment } from './comment.ts';
export { type DatedTime, datedTimesIn, type MarkedText, type TimeLabel, timesAsRead } from './dated-time.ts';
export { type DetailsPart, detailsParts } from './details.ts';
export { isPunctuation, sidesOf } from './flanking.ts';
export { frontMatterEnd, maxFrontMatterLength } from './front-matter.ts';
export { hashtagEnd } from './hashtag.ts';
export { htmlImageAt } from './html-image.ts';
export { htmlTagAt, type StyledElement, styledElementAt, styledElements, writtenBreakEnd } from './html-tag.ts';
export { withoutLineIds } from './line-ids.ts';
export { linkDestination, withScheme } from './link-destination.ts';
export { linkedBlock, linkedHeading } from './linked-place.ts';
export { withoutLiveContent } from './live-content.ts';
export { marksIn } from './marks.ts';
export { noteMarkdownExtensions, noteMarkdownParser } from './note-markdown.ts';
export type {
  Footnote,
  Mention,
  NoteHeading,
  NoteImage,
  NoteOutline,
  NoteTask,
  OutgoingLink,
  Span,
  TextTag,
  WebLink,
} from './note-outline.ts';
export { type Paragraph, paragraphsWith } from './paragraphs.ts';
export { decodeEntity, type PartOfNode, plainPartOf, plainTextOf, replacedParts } from './plain-text.ts';
export { previewOf } from './preview.ts';
export { type PreviewLine, type PreviewSize, previewLines } from './preview-lines.ts';
export { NoteReading, readNote } from './read-note.ts';
export { signCount } from './sign-count.ts';
export { tableDirection } from './table-direction.ts';
export { toggleTask } from './task.ts';
export { placeOfTaskText } from './task-text.ts';
export { printTrainingEmbed, trainingEmbedOf, trainingEmbedOn } from './training-embed.ts';
export { wikiLinkName } from './wiki-link.ts';
export { plainLinkName, wikiLinkInner, wikiLinkTarget } from './wiki-link-name.ts';
export { withoutCommentBlocks } from './without-comments.ts';
export { withoutImages } from './without-images.ts';
export { wordCount } from './word-count.ts';
