/**
 * A keyboard shortcut. `code` is the position of the key rather than its letter, so it does not depend on the keyboard
 * layout.
 */
export interface Keys {
  readonly code: string;
  /** The label on the key. */
  readonly shown: string;
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

export function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  const mod = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  const none = !event.metaKey && !event.ctrlKey;
  return (
    event.code === keys.code &&
    (keys.mod ? mod : none) &&
    event.altKey === (keys.alt ?? false) &&
    event.shiftKey === (keys.shift ?? false)
  );
}

/** Formats a shortcut for the platform: `⌥⇧N` on a Mac, `Alt+Shift+N` elsewhere. */
export function printKeys({ mod, alt, shift, shown }: Omit<Keys, 'code'>): string {
  if (isMac()) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${mod ? '⌘' : ''}${shown}`;
  return [mod && 'Ctrl', alt && 'Alt', shift && 'Shift', shown].filter(Boolean).join('+');
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
