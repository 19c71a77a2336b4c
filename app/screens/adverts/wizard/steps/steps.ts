export const steps = ['information', 'finish'] as const
export type StepName = (typeof steps)[number]

/** Step of an address; the form for an unknown name. */
export function readStep(query: string): StepName {
  const asked = new URLSearchParams(query).get('step')
  return steps.find((step) => step === asked) ?? 'information'
}

/** Query of a step's address; the form has no parameter. Keeps the other parameters. */
export function queryOf(step: StepName, query: string): string {
  const params = new URLSearchParams(query)
  params.delete('step')
  if (step !== 'information') params.set('step', step)
  return params.size > 0 ? `?${params}` : ''
}
