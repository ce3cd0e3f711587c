/** The maximum length of all cached feeds, in UTF-16 code units. */
const maxLength = 8 * 1024 * 1024;

/** Keeps feeds by their version, because calendar apps ask for the same one again and again. */
export class FeedCache {
  readonly #feeds = new Map<string, string>();
  readonly #making = new Map<string, Promise<string>>();
  #length = 0;

  /**
   * Returns the feed of a version. If it is being made already, waits for it.
   *
   * @param make makes the feed; a failure is not cached
   */
  async get(version: string, make: () => Promise<string>): Promise<string> {
    const known = this.#feeds.get(version);
    if (known !== undefined) return known;
    const making = this.#making.get(version) ?? this.#make(version, make);
    this.#making.set(version, making);
    return making;
  }

  async #make(version: string, make: () => Promise<string>): Promise<string> {
    try {
      const feed = await make();
      this.#keep(version, feed);
      return feed;
    } finally {
      this.#making.delete(version);
    }
  }

  #keep(version: string, feed: string): void {
    if (feed.length > maxLength / 2) return;
    this.#feeds.set(version, feed);
    this.#length += feed.length;
    for (const [oldest, { length }] of this.#feeds) {
      if (this.#length <= maxLength) return;
      this.#feeds.delete(oldest);
      this.#length -= length;
    }
  }
}
