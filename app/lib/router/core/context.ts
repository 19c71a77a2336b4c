/** Key of a value for loaders and actions. */
export interface RouterContext<Value> {
  /** Types the key; never set. */
  readonly value?: Value
}

export function createContext<Value>(): RouterContext<Value> {
  return {}
}

/** What loaders and actions of one request, or of a browser, share. */
export class RouterContextProvider {
  readonly #values = new Map<RouterContext<unknown>, unknown>()

  set<Value>(key: RouterContext<Value>, value: Value): void {
    this.#values.set(key, value)
  }

  /** Throws for a key that was not set. */
  get<Value>(key: RouterContext<Value>): Value
  get(key: RouterContext<unknown>): unknown {
    if (!this.#values.has(key)) throw new Error('No value was set for this context')
    return this.#values.get(key)
  }
}
