import type { EditorState } from '@codemirror/state';
import { previewOptions } from './preview-options.ts';

/** Returns what to say of a hashtag that is an earlier name of a tag; null if it is none. */
export function formerTagTitle(state: EditorState, hashtag: string): string | null {
  const options = state.facet(previewOptions);
  const current = options?.host().links.currentTag(hashtag.slice(1)) ?? null;
  return options === null || current === null ? null : options.labels.formerTag({ current });
}
