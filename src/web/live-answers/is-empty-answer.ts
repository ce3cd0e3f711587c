import type { Answer } from '#domain/search/answer-language/index.ts';

/** Returns whether nothing was found. While training is still being read, that says nothing yet. */
export function isEmptyAnswer(answer: Answer): boolean {
  switch (answer.kind) {
    case 'number':
      return answer.inputs.length === 0;
    case 'groups':
      return answer.groups.length === 0;
    default:
      return answer.rows.length === 0;
  }
}
