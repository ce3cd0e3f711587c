/** The height in pixels at the bottom of the page that the on-screen keyboard covers. */
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
    // While the page is pinch-zoomed, these values reflect the zoom, not a keyboard.
    if (visualViewport === null || visualViewport.scale !== 1) return 0;
    return Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop));
  },
};
