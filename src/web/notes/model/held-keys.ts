const maxWaitMs = 3_000;

let stopHolding: (() => void) | null = null;
let held: string[] = [];

/**
 * Holds the letters and Enter keys that are typed until the field of a note that is being opened has focus. Without it
 * they would be lost, or go into the field that was left. Ends by itself if the note does not open, or if somebody
 * presses elsewhere.
 */
export function holdKeys(): void {
  stopHolding?.();
  held = [];
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const timer = setTimeout(stop, maxWaitMs);
  function stop(): void {
    clearTimeout(timer);
    ending.abort();
    stopHolding = null;
  }
  stopHolding = stop;
  window.addEventListener('keydown', holdKey, options);
  window.addEventListener('pointerdown', stop, options);
}

/** Types the held keys into the focused field, and on from where an Enter in it moves the focus. */
export function releaseKeys(): void {
  stopHolding?.();
  const keys = held;
  held = [];
  for (const key of keys) {
    const field = document.activeElement;
    const isNew = key !== 'Enter' || field?.dispatchEvent(new KeyboardEvent('keydown', enter)) === true;
    // unlike setting the value, it reaches React, the editor and Undo as typing does
    if (isNew) document.execCommand('insertText', false, key === 'Enter' ? '\n' : key);
  }
}

const enter: KeyboardEventInit = { key: 'Enter', bubbles: true, cancelable: true };

function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  const isErasing = key === 'Backspace';
  if (isComposing || isShortcut || (key !== 'Enter' && !isErasing && Array.from(key).length !== 1)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isErasing) held.pop();
  else held.push(key);
}
