import * as z from 'zod'
import type { Call } from '#contract/call.ts'
import type { Site } from '../support/servers/site.ts'

const Answer = z.looseObject({
  content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
})
const Document = z.object({
  paths: z.record(
    z.string(),
    z.object({ post: z.object({ responses: z.record(z.string(), Answer) }) }),
  ),
  components: z.object({ schemas: z.object({ Refusal: z.unknown() }) }),
})
const Choices = z.object({ anyOf: z.array(z.looseObject({ title: z.string().optional() })) })

/** What /api/openapi.json promises. */
export interface Published {
  /** Problems of the successful answer of a call; empty where it is as promised. */
  readonly problemsOf: (call: Call, body: unknown) => string[]
  /** The same of a refusal with this status. */
  readonly problemsOfRefusal: (call: Call, status: number, body: unknown) => string[]
}

const documents = new WeakMap<Site, Promise<Published>>()

export function publishedBy(site: Site): Promise<Published> {
  const published = documents.get(site) ?? readDocument(site)
  documents.set(site, published)
  return published
}

async function readDocument(site: Site): Promise<Published> {
  const { text } = await site.send({ method: 'GET', url: '/api/openapi.json' })
  const { paths, components } = Document.parse(JSON.parse(text))
  const schemaAt = ({ path }: Call, status: number): unknown =>
    paths[path]?.post.responses[String(status)]?.content['application/json'].schema
  return {
    problemsOf: (call, body) => {
      const { anyOf } = Choices.parse(schemaAt(call, 200))
      const schema = anyOf.find(({ title }) => title === (call.action ?? call.summary))
      return schema ? problems(schema, body) : ['The answer is not published']
    },
    problemsOfRefusal: (call, status, body) =>
      schemaAt(call, status) === undefined
        ? [`The status ${status} is not published`]
        : problems(components.schemas.Refusal, body),
  }
}

function problems(schema: unknown, body: unknown): string[] {
  const parsed = z.fromJSONSchema(z.record(z.string(), z.json()).parse(schema)).safeParse(body)
  return parsed.success ? [] : [z.prettifyError(parsed.error)]
}
