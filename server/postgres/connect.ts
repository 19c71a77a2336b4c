import postgres, { type Sql } from 'postgres'

type Target = string | { host: string; port: number; database: string; username: string }

/** Opens a pool. Columns go and come in camel case; keys inside jsonb stay as they are stored. */
export function connect(target: Target, options: { max: number }): Sql {
  const common = {
    max: options.max,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
    connection: { application_name: 'gasit' },
  }
  return typeof target === 'string' ? postgres(target, common) : postgres({ ...target, ...common })
}
