/** Names of the library's exercises in a language, by slug: the name of an exercise, then its aliases. */
export type LibraryNames = Readonly<Record<string, readonly [name: string, ...aliases: readonly string[]]>>;

/** Names of the library in another language than English, whose names are part of the library. */
export interface TranslatedNames {
  readonly names: LibraryNames;
  /** Whether the app shows them. If not, only search finds exercises by them. */
  readonly areShown: boolean;
}
