/** How many pixels at the foot of the page a phone's keyboard covers. */
export const keyboardInset = {
  subscribe(listener: () => void): () => void {
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', listener);
    visualViewport?.addEventListener('scroll', listener);
    return () => {
      visualViewport?.removeEventListener('resize', listener);
      visualViewport?.removeEventListener('scroll', listener);
    };
  },
  read(): number {
    const { visualViewport } = window;
    // Pinched in, the same numbers say how far in, and nothing of a keyboard.
    if (visualViewport === null || visualViewport.scale !== 1) return 0;
    return Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop));
  },
};
