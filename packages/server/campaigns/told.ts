import { type Changes, withChanges } from '@samsara/protocol';
import { fingerprintOfText } from './told-and-recorded.ts';

/** A view may grow by so much before its bytes need another place. */
const SPARE_BYTES = 512;

/** What one seat has been told. */
export class Told {
  seq = 0;
  /** The fingerprint of the view after each entry, by its number; 0 where none was sent. */
  prints: number[] = [];
  /**
   * As bytes that are written over: thousands of views that live for some seconds, as objects or as texts, would grow old as
   * garbage, and looking for it holds everything up while time is measured.
   */
  #bytes = Buffer.alloc(0);
  #length = 0;

  constructor() {
    this.#keep('null');
  }

  get view(): unknown {
    return JSON.parse(this.#bytes.toString('utf8', 0, this.#length));
  }

  see(view: unknown): void {
    const text = JSON.stringify(view);
    this.#keep(text);
    this.prints[this.seq] = view === null ? 0 : fingerprintOfText(text);
  }

  #keep(text: string): void {
    this.#length = Buffer.byteLength(text);
    if (this.#length > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(this.#length + SPARE_BYTES);
    this.#bytes.write(text);
  }

  seeChanges(changes: Changes | undefined): void {
    this.see(changes === undefined ? this.view : withChanges(this.view, changes));
  }
}
