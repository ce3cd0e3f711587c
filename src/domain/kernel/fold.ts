/** Two texts that differ only in case fold to the same text; folding twice changes nothing more. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC');
}

/** Folds case and takes accents away, so that `Kreuzheben uber` finds `Kreuzheben über`. */
export function foldForSearch(text: string): string {
  return foldCase(text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''));
}
