import { frontMatterEnd } from '../../notes/markdown/index.ts';
import type { TextPart } from '../draft/index.ts';
import { escapeMarkdown } from '../text/index.ts';

/**
 * Adds a task with the note's title as the first line, so that a to-do of Joplin appears among the tasks. Front matter
 * stays above it, where it must be.
 */
export function withTask(parts: readonly TextPart[], title: string, isCompleted: boolean): readonly TextPart[] {
  const task = `- [${isCompleted ? 'x' : ' '}] ${escapeMarkdown(title)}`;
  const [first = '', ...rest] = parts;
  const isText = typeof first === 'string';
  const end = isText ? frontMatterEnd(first) : 0;
  const above = isText ? first.slice(0, end) : '';
  const below = isText ? first.slice(end) : '';
  const hasMore = below.trim() !== '' || rest.length > 0 || !isText;
  const top = `${above}${above === '' || above.endsWith('\n') ? '' : '\n'}${task}`;
  return [`${top}${hasMore ? '\n\n' : ''}${below}`, ...(isText ? [] : [first]), ...rest];
}
