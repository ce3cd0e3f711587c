/** A note to link to. Where an alias was meant, the link shows it. */
export interface TitleChoice {
  readonly title: string;
  readonly alias?: string;
}

export interface HeadingChoices {
  readonly title: string;
  readonly headings: readonly string[];
}

/** An exercise or a workout to mention. */
export interface TrainingChoice {
  readonly kind: 'exercise' | 'workout';
  /** Such as `exercises/bench-press`. */
  readonly key: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly detail?: string;
}

type Answer<T> = readonly T[] | Promise<readonly T[]>;

/** Where the choices come from, best first. At most `mostChoices` of them are shown. */
export interface CompletionProviders {
  readonly titles: (prefix: string) => Answer<TitleChoice>;
  /** The headings of the note that goes by a name, as a link writes it. */
  readonly headings: (name: string) => Promise<HeadingChoices | null>;
  /** Tags as they are typed, without `#`. */
  readonly tags: (prefix: string) => Answer<string>;
  readonly training: (prefix: string) => Answer<TrainingChoice>;
}

export const mostChoices = 30;
