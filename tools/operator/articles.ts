import { articleRatings } from '#domains/content/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

/** Staff command: what readers think of the current texts of articles, those that helped least first. */
await withDeps(
  (argv) => {
    if (argv.length > 0) throw new UsageError('Usage: npm run articles')
  },
  async (deps) => {
    const ratings = await articleRatings(deps)
    if (ratings.length === 0) console.log('Nobody has said yet whether an article helped.')
    for (const { slug, version, helped, didNotHelp, details } of ratings) {
      console.log(`${slug} (version ${version}): helped ${helped}, did not help ${didNotHelp}`)
      for (const text of details) console.log(`  ${text.replaceAll('\n', ' / ')}`)
    }
  },
)
