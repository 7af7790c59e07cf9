/**
 * A map that is empty most of the time, and then takes hardly any room: a table has a dozen of them, and there are
 * thousands of tables.
 */
export class SmallMap<Key, Value> {
  #map: Map<Key, Value> | undefined;

  get size(): number {
    return this.#map?.size ?? 0;
  }

  get(key: Key): Value | undefined {
    return this.#map?.get(key);
  }

  has(key: Key): boolean {
    return this.#map?.has(key) ?? false;
  }

  set(key: Key, value: Value): void {
    this.#map ??= new Map();
    this.#map.set(key, value);
  }

  delete(key: Key): void {
    if (this.#map?.delete(key) && this.#map.size === 0) this.#map = undefined;
  }

  clear(): void {
    this.#map = undefined;
  }

  /** What is deleted meanwhile is left out, as in any map. */
  entries(): Iterable<[Key, Value]> {
    return this.#map?.entries() ?? [];
  }

  keys(): Iterable<Key> {
    return this.#map?.keys() ?? [];
  }

  values(): Iterable<Value> {
    return this.#map?.values() ?? [];
  }
}
