export const steps = ['information', 'images', 'finish'] as const
export type StepName = (typeof steps)[number]

/** The step of an address; what is none of ours is the first. */
export function readStep(query: string): StepName {
  const asked = new URLSearchParams(query).get('step')
  return steps.find((step) => step === asked) ?? 'information'
}

/** The query of a step's address; the first has none of its own. The rest of the query stays. */
export function queryOf(step: StepName, query: string): string {
  const params = new URLSearchParams(query)
  params.delete('step')
  if (step !== 'information') params.set('step', step)
  return params.size > 0 ? `?${params}` : ''
}

export function isAfter(step: StepName, other: StepName): boolean {
  return steps.indexOf(step) > steps.indexOf(other)
}
