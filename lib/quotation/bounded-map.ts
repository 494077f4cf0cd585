/** A map that forgets its oldest entry for each one beyond `limit`. An entry that is set again is a new one. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly limit: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    const [oldest] = this.keys();
    if (this.size >= this.limit && oldest !== undefined) this.delete(oldest);
    return super.set(key, value);
  }
}
