import type { Answer } from './answer.ts';

/**
 * Returns an answer with at most a number of rows or inputs, and with some inputs of each group, always the newest, so
 * that it can be sent and shown. The totals remain.
 */
export function boundedAnswer(answer: Answer, most: number): Answer {
  switch (answer.kind) {
    case 'number':
      return { ...answer, inputs: answer.inputs.slice(-most) };
    case 'list':
    case 'table':
      return { ...answer, rows: answer.rows.slice(0, most) };
    case 'groups':
      return {
        ...answer,
        groups: answer.groups.map((group) => ({
          ...group,
          keys: group.keys.slice(-inputsOfGroup),
          inputs: group.inputs.slice(-inputsOfGroup),
        })),
      };
  }
}

const inputsOfGroup = 20;
