let waits = 0

/**
 * Draws the progress bar at the top of the page while the answer to a press is being loaded, if that takes longer than a
 * moment. Resolves and rejects as the answer does.
 */
export async function showWaiting<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { dataset } = document.documentElement
  waits++
  dataset['waiting'] = ''
  try {
    return await answer
  } finally {
    waits--
    if (waits === 0) delete dataset['waiting']
  }
}
