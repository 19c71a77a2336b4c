/** Codes of the driver, and of a server that ends, cannot be used yet, or has become a standby. */
const ofDatabase = /^(CONNECT_TIMEOUT|CONNECTION_|57P0|08|25006)/

/** Codes of a socket, of the database or of anything else. */
const ofSocket = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/

const driverFrame = /[\\/]node_modules[\\/]postgres[\\/]/

/**
 * Whether an error is that of a lost or refused connection to the database. Errors of a statement say nothing about the
 * server, those of other files and sockets neither.
 */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  return ofDatabase.test(code) || (ofSocket.test(code) && isOfDriver(error)) || isLateWrite(error)
}

/** The driver (3.4.9) writes what it had put off to a connection that has closed meanwhile. */
function isLateWrite(error: unknown): boolean {
  const stack = error instanceof TypeError ? (error.stack ?? '') : ''
  return driverFrame.test(stack) && /\bnextWrite\b/.test(stack)
}

/** Whether a connection could not be opened in time. */
export function isConnectTimeout(error: unknown): boolean {
  return codeOf(error) === 'CONNECT_TIMEOUT'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The driver (3.4.9) adds the query to an error; without a query, the socket's call comes from its code. */
function isOfDriver(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('query' in error) return true
  const isOfSocket = 'syscall' in error && /^(connect|read|write)$/.test(String(error.syscall))
  return isOfSocket && driverFrame.test(error.stack ?? '')
}
