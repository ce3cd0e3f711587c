import type { SetTarget } from '#domain/exercise/index.ts';
import type { SharedExercise, SharedRoutine } from '#domain/exercise/sharing/index.ts';
import type { messages } from '../messages/en.ts';
import { targetLabel } from './next-text.ts';

interface SetWriting {
  readonly m: typeof messages;
  readonly unit: 'kg' | 'lb';
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
}

interface Writing extends Omit<SetWriting, 'unit'> {
  readonly unitOf: (exercise: SharedExercise) => 'kg' | 'lb';
}

/** Formats a routine as readable Markdown: a heading per exercise, and one line for several identical sets. */
export function routineText({ name, remark, exercises }: SharedRoutine, writing: Writing): string {
  const { m, number, unitOf } = writing;
  const letters = new Map(
    [...new Set(exercises.flatMap(({ superset }) => superset ?? []))].map((each, at) => [each, at]),
  );
  const parts = exercises.map((exercise) => {
    const letter = letters.get(exercise.superset ?? -1);
    const superset =
      letter === undefined ? '' : ` (${m.supersetLetter({ letter: String.fromCodePoint(65 + (letter % 26)) })})`;
    const { restSeconds, remark: how } = exercise;
    const targets = exercise.sets.map(({ target = {} }) => target);
    return [
      `## ${lineOf(exercise.name)}${superset}`,
      '',
      ...(how === undefined ? [] : [lineOf(how), '']),
      ...plannedSetLines(targets, { ...writing, unit: unitOf(exercise) }).map((line) => `- ${line}`),
      ...(restSeconds === undefined ? [] : [`- ${m.restOf({ seconds: number(restSeconds) })}`]),
    ].join('\n');
  });
  const head = [`# ${lineOf(name?.trim() || m.routine)}`, ...(remark === undefined ? [] : [remark.trim()])];
  return `${[...head, ...parts].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Returns planned sets as text, one line for several identical sets: `3 sets: 80 kg × 5`. */
export function plannedSetLines(targets: readonly SetTarget[], writing: SetWriting): readonly string[] {
  const lines: { words: string; count: number }[] = [];
  for (const target of targets) {
    const words = setText(target, writing);
    const last = lines.at(-1);
    if (last?.words === words) last.count += 1;
    else lines.push({ words, count: 1 });
  }
  return lines.map(({ words, count }) => `${writing.m.setCount({ count })}${words === '' ? '' : `: ${words}`}`);
}

function setText(target: SetTarget, { m, unit, number, percent }: SetWriting): string {
  const { kind = 'working', share, rpe, rir } = target;
  const kinds: Readonly<Record<string, string>> = m.kindsOfSets;
  const parts = [
    targetLabel(target, { unit, number }),
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
