import { keyCalls } from '#contract/partners/keys.ts'
import { implement } from '../implement.ts'
import { addKey, keysOf, revokeKey } from './keys/service.ts'

export const keyHandlers = implement(keyCalls, {
  listKeys: async ({ deps, user }) => ({ keys: await keysOf(deps, user) }),
  addKey: async ({ deps, user, input: { scopes, ...input } }) =>
    addKey(deps, user, { ...input, scopes: [scopes].flat() }),
  revokeKey: async ({ deps, user, input: { keyId } }) => {
    await revokeKey(deps, user, keyId)
    return { keyId }
  },
})
