/** The milestones of a page, in milliseconds since the start of its navigation. */
export interface Marks {
  readonly connectingAt?: number;
  readonly notesAt?: number;
  readonly savedAt?: number;
}

/** The object that `watchPage` adds to every page. */
export interface BenchPage {
  readonly marks: Marks;
  readonly reached: { readonly notesAt: Promise<void>; readonly savedAt: Promise<void> };
  /** Calls `read` in the frame after each change of the page, and resolves with its first result that is not null. */
  readonly whenShown: <T>(read: () => T | null) => Promise<T>;
}

/**
 * Runs in the page before its own scripts. Marks when the page connects, lists notes, and reports that everything is
 * saved. It checks in the first frame after a change and requests no other frames, since polling sixty times per second
 * would make the page render as often.
 */
export function watchPage(): void {
  const withinMs = 60_000;
  const whenShown = <T>(read: () => T | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(giveUp);
      };
      const giveUp = setTimeout(() => {
        end();
        reject(new Error(`not shown within ${withinMs / 1000} s: ${read}`));
      }, withinMs);
      let isDue = false;
      const lookInNextFrame = () => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          const found = read();
          if (found === null) return;
          end();
          resolve(found);
        });
      };
      const observer = new MutationObserver(lookInNextFrame);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      lookInNextFrame();
    });

  const marks: Record<string, number> = {};
  const marked = async (name: string, isShown: () => boolean) => {
    marks[name] = await whenShown(() => (isShown() ? performance.now() : null));
  };
  const listsNotes = () =>
    document.querySelector('[role=row][data-href^="/dashboard/notes/"], a[href^="/dashboard/notes/"]') !== null;
  // reads only the status elements, since reading the text of the whole page would force a layout in every frame
  const saysSaved = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.includes('Saved'));
  const reached = { notesAt: marked('notesAt', listsNotes), savedAt: marked('savedAt', saysSaved) };
  for (const each of Object.values(reached)) each.catch(() => {}); // the awaiting caller gets the error
  Object.assign(globalThis, { benchPage: { marks, reached, whenShown } });

  const NativeSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends NativeSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      marks.connectingAt ??= performance.now();
      super(address, protocols);
    }
  };
}
