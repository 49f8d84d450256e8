type Entry = { id: number; text: string };

/**
 * The arrays sent over a session's life, numbered from 0 up by 1; those not acknowledged are kept for sending
 * again.
 */
export class Outbox {
  private entries: Entry[] = [];
  private nextId = 0;
  /** The last id handed to a back channel; everything above waits for one. */
  private handedOut = -1;
  private chars = 0;

  get lastId(): number {
    return this.nextId - 1;
  }

  /** Characters not acknowledged yet. */
  get waitingChars(): number {
    return this.chars;
  }

  get hasNews(): boolean {
    return this.handedOut < this.lastId;
  }

  add(content: unknown[]): void {
    const text = JSON.stringify([this.nextId, content]);
    this.entries.push({ id: this.nextId, text });
    this.chars += text.length;
    this.nextId += 1;
  }

  /** Forgets what the client has seen. */
  acknowledge(id: number): void {
    const kept = this.entries.findIndex((entry) => entry.id > id);
    const gone = this.entries.splice(0, kept < 0 ? this.entries.length : kept);
    for (const entry of gone) this.chars -= entry.text.length;
  }

  /** A new back channel begins: everything not acknowledged has to be sent again. */
  rewind(): void {
    this.handedOut = (this.entries[0]?.id ?? this.nextId) - 1;
  }

  /** The arrays not handed out yet, as JSON texts. */
  take(): string[] {
    const news = this.entries.slice(this.entries.length - (this.lastId - this.handedOut));
    this.handedOut = this.lastId;
    return news.map((entry) => entry.text);
  }
}
