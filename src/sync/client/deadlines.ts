import type { Deadline, Draft } from './client-state.ts';

/** Says hello after a wait, or before if it is due before. */
export function helloAfter(draft: Draft, seconds: number): void {
  setDeadline(draft, 'hello', seconds, Math.min);
}

/** Pushes nothing until a wait is over, and until earlier waits are. */
export function pushAfter(draft: Draft, seconds: number): void {
  setDeadline(draft, 'push', seconds, Math.max);
}

/** @param choose which of two deadlines counts, the new one or the one before */
export function setDeadline(draft: Draft, deadline: Deadline, seconds: number, choose: typeof Math.min): void {
  const { state, now } = draft;
  const at = now + seconds * 1000;
  const due = choose(at, state.deadlines[deadline] ?? at);
  state.deadlines[deadline] = due;
  draft.effects.push({ do: 'start-timer', timer: deadline, ms: Math.max(0, due - now) });
}
