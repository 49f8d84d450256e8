/**
 * Counts the commits of a segment that can't be read. A damaged line may have held several, but the records
 * around it know their numbers; only where none follows is the count the least there can be.
 */
export class Lost {
  private last = 0;
  private lines = 0;
  private count = 0;
  private atLeast = false;

  /** A line that can't be read. */
  unreadable(): void {
    this.lines += 1;
  }

  /** A record that can, with its number if it has one. */
  readable(number: number | undefined): void {
    if (number === undefined) this.addLines();
    else if (this.lines > 0) this.count += number - this.last - 1;
    this.lines = 0;
    this.last = number ?? this.last + 1;
  }

  /** Returns how many commits are lost at the end of the segment, as words; null when none is. */
  asWords(): string | null {
    this.addLines();
    if (this.count === 0) return null;
    return `${this.atLeast ? 'at least ' : ''}${this.count} ${this.count === 1 ? 'commit' : 'commits'}`;
  }

  private addLines(): void {
    this.count += this.lines;
    this.atLeast ||= this.lines > 0;
    this.lines = 0;
  }
}
