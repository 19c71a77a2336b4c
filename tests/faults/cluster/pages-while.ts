import { setTimeout as delay } from 'node:timers/promises'

interface Pages {
  asked: number
  right: number
  /** Milliseconds. */
  slowest: number
}

/** Asks for finished pages until the promise is settled. */
export async function pagesWhile(
  address: string,
  paths: readonly string[],
  lasting: Promise<unknown>,
): Promise<Pages> {
  const pages: Pages = { asked: 0, right: 0, slowest: 0 }
  const over = { isOver: false }
  void lasting.finally(() => {
    over.isOver = true
  })
  while (!over.isOver) {
    for (const path of paths) {
      const startedAt = performance.now()
      const answer = await fetch(address + path)
      const text = await answer.text()
      pages.asked++
      if (answer.ok && text.includes('</html>')) pages.right++
      pages.slowest = Math.max(pages.slowest, performance.now() - startedAt)
    }
    await delay(50)
  }
  return pages
}
