import type { SetTarget } from '#domain/exercise/index.ts';
import type { SharedExercise, SharedRoutine } from '#domain/exercise/sharing/index.ts';
import type { messages } from './messages/en.ts';
import { targetLabel } from './next-text.ts';

interface Writing {
  readonly m: typeof messages;
  readonly unitOf: (exercise: SharedExercise) => 'kg' | 'lb';
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
}

/** Formats a routine as readable Markdown: a heading per exercise, and one line for several identical sets. */
export function routineText({ name, remark, exercises }: SharedRoutine, writing: Writing): string {
  const { m, number } = writing;
  const letters = new Map(
    [...new Set(exercises.flatMap(({ superset }) => superset ?? []))].map((each, at) => [each, at]),
  );
  const parts = exercises.map((exercise) => {
    const letter = letters.get(exercise.superset ?? -1);
    const superset =
      letter === undefined ? '' : ` (${m.supersetLetter({ letter: String.fromCodePoint(65 + (letter % 26)) })})`;
    const { restSeconds, remark: how } = exercise;
    return [
      `## ${lineOf(exercise.name)}${superset}`,
      '',
      ...(how === undefined ? [] : [lineOf(how), '']),
      ...linesOfSets(exercise, writing),
      ...(restSeconds === undefined ? [] : [`- ${m.restOf({ seconds: number(restSeconds) })}`]),
    ].join('\n');
  });
  const head = [`# ${lineOf(name?.trim() || m.routine)}`, ...(remark === undefined ? [] : [remark.trim()])];
  return `${[...head, ...parts].filter((part) => part !== '').join('\n\n')}\n`;
}

function linesOfSets(exercise: SharedExercise, writing: Writing): readonly string[] {
  const lines: { words: string; count: number }[] = [];
  for (const { target = {} } of exercise.sets) {
    const words = setText(target, exercise, writing);
    const last = lines.at(-1);
    if (last?.words === words) last.count += 1;
    else lines.push({ words, count: 1 });
  }
  return lines.map(({ words, count }) => `- ${writing.m.setsCount({ count })}${words === '' ? '' : `: ${words}`}`);
}

function setText(target: SetTarget, exercise: SharedExercise, { m, unitOf, number, percent }: Writing): string {
  const { kind = 'working', share, rpe, rir } = target;
  const kinds: Readonly<Record<string, string>> = m.kinds;
  const parts = [
    targetLabel(target, { unit: unitOf(exercise), number }),
    share === undefined ? '' : m.shareInText[share.of]({ share: percent(share.value) }),
    rpe === undefined ? '' : `${m.fields.rpe} ${number(rpe)}`,
    rir === undefined ? '' : `${m.fields.rir} ${number(rir)}`,
    kind === 'working' ? '' : (kinds[kind] ?? kind),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
