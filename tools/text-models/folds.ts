/** Labelled: positive is what the model is to find. */
interface Labelled {
  readonly isPositive: boolean
}

/** A text with the score of a model that was trained without it. */
export interface Scored<Text> {
  readonly text: Text
  readonly score: number
}

const folds = 10
/** Spreads neighbours in a file, which are alike, over the folds. */
const spread = 0x9e3779b1

function foldOf(number: number): number {
  return (Math.imul(number + 1, spread) >>> 8) % folds
}

/** Ten-fold cross-validation: `train` gives what scores the texts that it was not given. */
export function crossScored<Text>(
  texts: readonly Text[],
  train: (others: readonly Text[]) => (text: Text) => number,
): readonly Scored<Text>[] {
  return Array.from({ length: folds }).flatMap((_, fold) => {
    const score = train(texts.filter((_text, number) => foldOf(number) !== fold))
    return texts
      .filter((_text, number) => foldOf(number) === fold)
      .map((text) => ({ text, score: score(text) }))
  })
}

/** Share of the texts above a threshold. */
export function shareAbove(scored: readonly Scored<unknown>[], threshold: number): number {
  return scored.filter(({ score }) => score >= threshold).length / scored.length
}

/** The least threshold with at most this share of harmless texts above it. */
export function thresholdFor(scored: readonly Scored<Labelled>[], mostFalseAlarms: number): number {
  const harmless = scored.filter(({ text }) => !text.isPositive).map(({ score }) => score)
  const highest = harmless.sort((one, other) => other - one)
  const tolerated = Math.floor(highest.length * mostFalseAlarms)
  return (highest[tolerated] ?? 0) + 0.001
}
