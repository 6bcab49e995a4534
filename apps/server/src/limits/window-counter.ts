/** What all counters of the limits together may hold in this process is some 80 MB: eight of them, about 200 bytes a client. */
const MOST_CLIENTS = 50_000;

interface Window {
  used: number;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Counts in this process: so many points a client in a time that begins with its first one. It remembers a bounded number of clients, since whoever has a
 * range of addresses may come from a new one each time: those whose time is over go first, then those that began first.
 */
export class WindowCounter {
  // In the order in which they began, which is also the order in which they end.
  private readonly windows = new Map<string, Window>();

  /** `now` in milliseconds. */
  constructor(
    private readonly limit: { points: number; durationMs: number },
    private readonly now: () => number = Date.now,
    private readonly mostClients: number = MOST_CLIENTS,
  ) {}

  /** Clients that are remembered. */
  get size(): number {
    return this.windows.size;
  }

  /** Takes one point. Gives null, or the milliseconds until there is one again. */
  take(client: string): number | null {
    const at = this.now();
    const running = this.windows.get(client);
    if (running && running.until > at) {
      if (running.used >= this.limit.points) return running.until - at;
      running.used += 1;
      return null;
    }
    this.windows.delete(client);
    this.windows.set(client, { used: 1, until: at + this.limit.durationMs });
    for (const [first, { until }] of this.windows) {
      if (until > at && this.windows.size <= this.mostClients) break;
      this.windows.delete(first);
    }
    return null;
  }
}
