export const steps = ['information', 'images', 'finish'] as const
export type StepName = (typeof steps)[number]

/** Step of an address; the first one for an unknown name. */
export function readStep(query: string): StepName {
  const asked = new URLSearchParams(query).get('step')
  return steps.find((step) => step === asked) ?? 'information'
}

/** Query of a step's address; the first step has no parameter. Keeps the other parameters. */
export function queryOf(step: StepName, query: string): string {
  const params = new URLSearchParams(query)
  params.delete('step')
  if (step !== 'information') params.set('step', step)
  return params.size > 0 ? `?${params}` : ''
}

export function isAfter(step: StepName, other: StepName): boolean {
  return steps.indexOf(step) > steps.indexOf(other)
}
