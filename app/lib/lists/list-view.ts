import { useSyncExternalStore } from 'react'
import { readStored, store } from '../browser/storage.ts'

export type ListView = 'grid' | 'list'

const key = 'list-view'
const listeners = new Set<() => void>()

/** Whether lists are shown as cards or as rows; rows only on wide screens. */
export function useListView(): ListView {
  return useSyncExternalStore(subscribe, current, () => 'grid')
}

export function chooseListView(view: ListView): void {
  store(key, view)
  for (const listener of listeners) listener()
}

function current(): ListView {
  return wide().matches && readStored(key) === 'list' ? 'list' : 'grid'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  wide().addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    wide().removeEventListener('change', listener)
  }
}

function wide(): MediaQueryList {
  return matchMedia('(min-width: 1024px)')
}
