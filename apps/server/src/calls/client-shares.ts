import { AppError } from "@candor/protocol";

const RETRY_AFTER_S = 2;

/** How many calls of one client may be under way at once, those included whose body is still arriving: the rest of the places is for others. */
export class ClientShares {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place for the client and returns the function that gives it back (to be called once). Throws AppError "rate-limited". */
  enter(client: string): () => void {
    const held = this.held.get(client) ?? 0;
    if (held >= this.most) throw new AppError("rate-limited", { retryAfterS: RETRY_AFTER_S });
    this.held.set(client, held + 1);
    return () => {
      const left = this.held.get(client)! - 1;
      if (left > 0) this.held.set(client, left);
      else this.held.delete(client);
    };
  }
}
