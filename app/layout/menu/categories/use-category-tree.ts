import { useEffect, useState } from 'react'
import { useLang } from '../../../lib/texts/texts.ts'
import { fetchCategoryTree, type CategoryTree } from './category-tree.ts'

export interface LoadingTree {
  readonly tree: CategoryTree | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

export function useCategoryTree(): LoadingTree {
  const lang = useLang()
  const [tree, setTree] = useState<CategoryTree | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isMounted = true
    fetchCategoryTree(lang).then(
      (loaded) => isMounted && setTree(loaded),
      () => isMounted && setFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [lang, attempt])
  const retry = (): void => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { tree, hasFailed, retry }
}
