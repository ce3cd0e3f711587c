/** A note to link to. A match by alias makes the link show the alias. */
export interface TitleChoice {
  readonly title: string;
  readonly alias?: string;
}

export interface HeadingChoices {
  readonly title: string;
  readonly headings: readonly string[];
}

export interface TrainingChoice {
  readonly kind: 'exercise' | 'workout';
  /** A record key such as `exercises/bench-press`. */
  readonly key: string;
  readonly name: string;
  /** Distinguishes records with the same name. */
  readonly detail?: string;
}

/** An earlier name of a tag, and the tag as which it counts. */
export interface FormerTag {
  readonly former: string;
  readonly current: string;
}

/** A time that is typed, or could be. */
export interface TimeChoice {
  /** What the whole time means, as people say it: `Tomorrow, 9:00`. If only its beginning is typed, its words. */
  readonly label: string;
  /** As it is written with its date: `2026-11-28 9:00`. */
  readonly dated: string;
  /** Whether the whole time is typed already. */
  readonly isTyped: boolean;
}

/** Words at the end of a task that state a time without an `@`. */
export interface PlainTime {
  readonly words: string;
  /** What they mean, as people say it: `Tomorrow, 9:00`. */
  readonly label: string;
  /** As it is written with its date: `2026-11-28 9:00`. */
  readonly dated: string;
}

type Answer<T> = readonly T[] | Promise<readonly T[]>;

/** Sources of completions, best match first. The menu shows at most `mostChoices`. */
export interface CompletionProviders {
  readonly titles: (prefix: string) => Answer<TitleChoice>;
  /** Returns the headings of the note with the given name, as links name them. */
  readonly headings: (name: string) => Promise<HeadingChoices | null>;
  /** Returns tags in the user's spelling, without `#`. */
  readonly tags: (prefix: string) => readonly string[];
  /** Returns the earlier names of tags that now count as others, without `#`. */
  readonly formerTags: (prefix: string) => readonly FormerTag[];
  /** Returns the names of exercises for the answer language, those that the user has done first. */
  readonly exercises: (typed: string) => readonly string[];
  readonly training: (prefix: string) => Answer<TrainingChoice>;
  /** Returns nothing if the text is no beginning of a time, or if it states its date already. */
  readonly times: (text: string) => readonly TimeChoice[];
  /** Returns the time that the last words of a task clearly state without an `@`; null if there is none. */
  readonly plainTime: (task: string) => PlainTime | null;
}

/** The day that a text is about. */
export interface TextDay {
  readonly today: () => string;
  /** Whether the text has a day, from which words such as `tomorrow` count, or is a template for texts that have one. */
  readonly hasDay: boolean;
}

export const mostChoices = 30;
