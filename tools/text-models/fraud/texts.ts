import * as z from 'zod'
import { readRecords } from '#demo/records.ts'
import { fraudKinds, type FraudKind } from '#contract/rules/messages/fraud.ts'
import { findingsOf } from '#domains/messaging/fraud/findings.ts'
import { readMessage } from '#domains/messaging/fraud/message.ts'
import { vectorOf } from '#domains/lib/text-model/features.ts'
import { messageFeatures } from '#domains/messaging/fraud/model/features.ts'
import { kindPlaceOf } from '#domains/messaging/fraud/model/model.ts'
import { fraudRules } from '#domains/messaging/fraud/rules.ts'
import { toVector, type Vector } from '../regression.ts'

const TextShape = z.object({
  text: z.string().min(1),
  lang: z.enum(['ro', 'ru', 'en']),
  label: z.enum(['fraud', 'harmless']),
  /** Of a fraud, its kind; of a harmless text, what it is about. */
  kind: z.string(),
})

interface Label {
  readonly text: string
  readonly isPositive: boolean
  readonly kind: string
  /** The collection that it comes from. */
  readonly source: string
  /** Rules were written with this text before their eyes, so that their findings prove nothing here. */
  readonly isKnownToRules: boolean
}

/** A labelled text, ready for training. */
export interface LabelledText extends Label {
  readonly vector: Vector
  /** Of words and concepts alone, with the places of a kind's table: parts of words say little about the kind. */
  readonly kindVector: Vector
  /** Ids of the rules that fire. */
  readonly findings: readonly string[]
  /** A rule is certain of it. */
  readonly isCertain: boolean
  /** It is warned of whatever the model says. */
  readonly hasProof: boolean
}

const ownHost = 'gasit.md'

/** Texts of a file in lines of JSON. */
export async function readTexts(
  file: URL,
  source: string,
  isKnownToRules: boolean,
): Promise<LabelledText[]> {
  const texts = z.array(TextShape).parse(await readRecords(file))
  return texts.map(({ text, label, kind }) =>
    prepared({ text, isPositive: label === 'fraud', kind, source, isKnownToRules }),
  )
}

/** Examples of the rules themselves. */
export function textsOfRules(): LabelledText[] {
  return fraudRules().rules.flatMap(({ kind, finds, passes }) => [
    ...finds.map((text) => ofRule(text, kind, true)),
    ...passes.map((text) => ofRule(text, kind, false)),
  ])
}

function ofRule(text: string, kind: string, isPositive: boolean): LabelledText {
  return prepared({ text, isPositive, kind, source: 'rules', isKnownToRules: true })
}

function prepared(one: Label): LabelledText {
  const message = readMessage(one.text, fraudRules(), ownHost)
  const features = messageFeatures(message)
  const findings = findingsOf(message, fraudRules(), ownHost)
  const kindPlaces = [...features.tokens].map(({ place }) => place).concat(features.context)
  return {
    ...one,
    vector: toVector(vectorOf(features)),
    kindVector: {
      places: Int32Array.from(kindPlaces, kindPlaceOf),
      values: new Float64Array(kindPlaces.length).fill(features.scale),
    },
    findings: findings.map(({ rule }) => rule),
    isCertain: findings.some(({ isCertain }) => isCertain),
    hasProof: findings.some(({ isProof }) => isProof),
  }
}

/** The kind of fraud that a label means; "job/other" and the like are offers. */
export function fraudKindOf(label: string): FraudKind {
  return fraudKinds.find((kind) => kind === label) ?? 'offer'
}
